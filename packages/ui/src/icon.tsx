import AppWindow from 'lucide-react/icons/app-window';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import AudioLines from 'lucide-react/icons/audio-lines';
import BookOpen from 'lucide-react/icons/book-open';
import Bookmark from 'lucide-react/icons/bookmark';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronUp from 'lucide-react/icons/chevron-up';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Disc3 from 'lucide-react/icons/disc-3';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import FileText from 'lucide-react/icons/file-text';
import Globe from 'lucide-react/icons/globe';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Image from 'lucide-react/icons/image';
import Info from 'lucide-react/icons/info';
import KeyRound from 'lucide-react/icons/key-round';
import Laptop from 'lucide-react/icons/laptop';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListPlus from 'lucide-react/icons/list-plus';
import Loader from 'lucide-react/icons/loader';
import Lock from 'lucide-react/icons/lock';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Menu from 'lucide-react/icons/menu';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import Minus from 'lucide-react/icons/minus';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Newspaper from 'lucide-react/icons/newspaper';
import Package from 'lucide-react/icons/package';
import Phone from 'lucide-react/icons/phone';
import Play from 'lucide-react/icons/play';
import Puzzle from 'lucide-react/icons/puzzle';
import QrCode from 'lucide-react/icons/qr-code';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import School from 'lucide-react/icons/school';
import Search from 'lucide-react/icons/search';
import ShieldCheck from 'lucide-react/icons/shield-check';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Sparkles from 'lucide-react/icons/sparkles';
import Sun from 'lucide-react/icons/sun';
import Ticket from 'lucide-react/icons/ticket';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import X from 'lucide-react/icons/x';
import { type ComponentType, createElement } from 'react';
import { classNames } from './class-names';
import styles from './icon.module.css';

// One import per icon: only these reach the browser.
const icons = {
  search: Search,
  menu: Menu,
  x: X,
  play: Play,
  bookmark: Bookmark,
  download: Download,
  ellipsis: Ellipsis,
  'key-round': KeyRound,
  ticket: Ticket,
  school: School,
  'arrow-right': ArrowRight,
  'arrow-left': ArrowLeft,
  'chevron-down': ChevronDown,
  'chevron-right': ChevronRight,
  'chevron-up': ChevronUp,
  'chevron-left': ChevronLeft,
  check: Check,
  minus: Minus,
  clock: Clock,
  'circle-x': CircleX,
  lock: Lock,
  users: Users,
  'circle-check': CircleCheck,
  'circle-alert': CircleAlert,
  info: Info,
  globe: Globe,
  moon: Moon,
  sun: Sun,
  monitor: Monitor,
  'log-in': LogIn,
  'log-out': LogOut,
  user: User,
  sparkles: Sparkles,
  'file-text': FileText,
  'book-open': BookOpen,
  package: Package,
  image: Image,
  'audio-lines': AudioLines,
  puzzle: Puzzle,
  'disc-3': Disc3,
  laptop: Laptop,
  link: Link,
  'app-window': AppWindow,
  'qr-code': QrCode,
  'shield-check': ShieldCheck,
  mail: Mail,
  phone: Phone,
  'map-pin': MapPin,
  newspaper: Newspaper,
  'heart-handshake': HeartHandshake,
  'sliders-horizontal': SlidersHorizontal,
  'external-link': ExternalLink,
  eye: Eye,
  'eye-off': EyeOff,
  loader: Loader,
  list: List,
  'list-plus': ListPlus,
  'message-circle-question-mark': MessageCircleQuestionMark,
  'rotate-ccw': RotateCcw,
} as const;

/** The icons the portal knows, by their plain name. */
export type IconName = keyof typeof icons;

/** An icon itself, for those that only a few pages need: they travel with these pages. */
export type IconGraphic = ComponentType<{ className?: string | undefined; 'aria-hidden': true }>;

export interface IconProps {
  name: IconName | IconGraphic;
  /** Filled instead of outlined, for what is switched on. */
  filled?: boolean | undefined;
  className?: string | undefined;
}

/** A decorative icon in the size and colour of the text beside it; words always say what it means. */
export function Icon({ name, filled = false, className }: IconProps) {
  return createElement<{ className?: string | undefined; 'aria-hidden': true }>(
    typeof name === 'string' ? icons[name] : name,
    {
      className: classNames(styles.icon, filled && styles.filled, className),
      'aria-hidden': true,
    },
  );
}
