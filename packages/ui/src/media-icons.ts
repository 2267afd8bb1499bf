import Captions from 'lucide-react/icons/captions';
import Gauge from 'lucide-react/icons/gauge';
import Keyboard from 'lucide-react/icons/keyboard';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import Pause from 'lucide-react/icons/pause';
import PictureInPicture from 'lucide-react/icons/picture-in-picture-2';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Scissors from 'lucide-react/icons/scissors';
import Volume from 'lucide-react/icons/volume-2';
import VolumeOff from 'lucide-react/icons/volume-x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';

/** The icons of player and viewers; they travel with the pages that show media. */
export const mediaIcons = {
  captions: Captions,
  speed: Gauge,
  keyboard: Keyboard,
  fullScreen: Maximize,
  leaveFullScreen: Minimize,
  pause: Pause,
  pictureInPicture: PictureInPicture,
  back: RotateCcw,
  forward: RotateCw,
  cut: Scissors,
  volume: Volume,
  volumeOff: VolumeOff,
  zoomIn: ZoomIn,
  zoomOut: ZoomOut,
} as const;
