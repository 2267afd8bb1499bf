import Copy from 'lucide-react/icons/copy';
import MoveVertical from 'lucide-react/icons/move-vertical';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import StickyNote from 'lucide-react/icons/sticky-note';

/** The icons of lists; they travel with the pages that show them. */
export const listIcons = {
  copy: Copy,
  lifted: MoveVertical,
  edit: Pencil,
  add: Plus,
  print: Printer,
  note: StickyNote,
} as const;
