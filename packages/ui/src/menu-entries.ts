import type { IconName } from './icon';

export interface MenuChoice {
  value: string;
  label: string;
  icon?: IconName | undefined;
}

/** What a menu can hold. */
export type MenuEntry =
  | { kind: 'action'; id: string; label: string; icon?: IconName; danger?: boolean; onSelect: () => void }
  | { kind: 'link'; id: string; label: string; icon?: IconName; href: string }
  | { kind: 'switch'; id: string; label: string; checked: boolean; onChange: (checked: boolean) => void }
  | {
      kind: 'choice';
      id: string;
      label: string;
      value: string;
      options: readonly MenuChoice[];
      onChange: (value: string) => void;
    }
  | { kind: 'text'; id: string; title: string; text?: string }
  | { kind: 'line'; id: string };
