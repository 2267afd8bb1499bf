/** What a key does to the player. */
export type PlayerCommand =
  | { readonly do: 'toggle' | 'mute' | 'captions' | 'full-screen' | 'help' }
  | { readonly do: 'seek'; readonly by: number }
  | { readonly do: 'share'; readonly of: number }
  | { readonly do: 'volume'; readonly by: number }
  | { readonly do: 'speed'; readonly by: 1 | -1 };

/** What has the focus when a key is pressed: it keeps the keys that it needs itself. */
export type KeyTarget = 'text' | 'button' | 'slider' | 'other';

interface KeyPress {
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly altKey?: boolean;
  readonly metaKey?: boolean;
}

const commands: Readonly<Record<string, PlayerCommand>> = {
  ' ': { do: 'toggle' },
  k: { do: 'toggle' },
  j: { do: 'seek', by: -10 },
  l: { do: 'seek', by: 10 },
  arrowleft: { do: 'seek', by: -5 },
  arrowright: { do: 'seek', by: 5 },
  arrowup: { do: 'volume', by: 0.1 },
  arrowdown: { do: 'volume', by: -0.1 },
  m: { do: 'mute' },
  c: { do: 'captions' },
  f: { do: 'full-screen' },
  '<': { do: 'speed', by: -1 },
  '>': { do: 'speed', by: 1 },
  '?': { do: 'help' },
};

/** The keys work while the focus is inside the player; text fields keep all, buttons space, sliders and menus the arrows. */
export function playerCommand(press: KeyPress, target: KeyTarget): PlayerCommand | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey || target === 'text') return undefined;
  const key = press.key.toLowerCase();
  if (/^\d$/.test(key)) return { do: 'share', of: Number(key) / 10 };
  if (key === ' ' && target === 'button') return undefined;
  if (key.startsWith('arrow') && target === 'slider') return undefined;
  return Object.hasOwn(commands, key) ? commands[key] : undefined;
}

/** What kind of control an element is, for the keys. */
export function keyTargetOf(element: Element): KeyTarget {
  if (element.matches('input[type="range"]')) return 'slider';
  if (element.matches('input, textarea, select, [contenteditable="true"]')) return 'text';
  if (element.closest('[role="menu"]')) return 'text';
  return element.matches('button, a, summary') ? 'button' : 'other';
}
