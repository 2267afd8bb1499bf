import { describe, expect, it } from 'vitest';
import { type KeyTarget, keyTargetOf, type PlayerCommand, playerCommand } from './player-keys';

describe('the keys of the player', () => {
  it.each<[string, PlayerCommand]>([
    [' ', { do: 'toggle' }],
    ['k', { do: 'toggle' }],
    ['j', { do: 'seek', by: -10 }],
    ['l', { do: 'seek', by: 10 }],
    ['ArrowLeft', { do: 'seek', by: -5 }],
    ['ArrowRight', { do: 'seek', by: 5 }],
    ['ArrowUp', { do: 'volume', by: 0.1 }],
    ['ArrowDown', { do: 'volume', by: -0.1 }],
    ['m', { do: 'mute' }],
    ['c', { do: 'captions' }],
    ['f', { do: 'full-screen' }],
    ['<', { do: 'speed', by: -1 }],
    ['>', { do: 'speed', by: 1 }],
    ['0', { do: 'share', of: 0 }],
    ['9', { do: 'share', of: 0.9 }],
    ['?', { do: 'help' }],
    ['K', { do: 'toggle' }],
  ])('%j does %j', (key, command) => {
    expect(playerCommand({ key }, 'other')).toEqual(command);
  });

  it.each<[string, KeyTarget]>([
    ['k', 'text'],
    [' ', 'text'],
    [' ', 'button'],
    ['ArrowLeft', 'slider'],
    ['ArrowUp', 'slider'],
    ['x', 'other'],
    ['toString', 'other'],
  ])('%j on a %s is left alone', (key, target) => {
    expect(playerCommand({ key }, target)).toBeUndefined();
  });

  it.each(['ctrlKey', 'altKey', 'metaKey'])('with %s belong to the browser', (modifier) => {
    expect(playerCommand({ key: 'f', [modifier]: true }, 'other')).toBeUndefined();
  });

  it('letters work on buttons and on the time bar too', () => {
    expect(playerCommand({ key: 'm' }, 'button')).toEqual({ do: 'mute' });
    expect(playerCommand({ key: ' ' }, 'slider')).toEqual({ do: 'toggle' });
  });
});

describe('what has the focus', () => {
  const make = (tag: string, attributes: Record<string, string> = {}) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  it.each<[Element, KeyTarget]>([
    [make('input', { type: 'range' }), 'slider'],
    [make('input', { type: 'search' }), 'text'],
    [make('select'), 'text'],
    [make('button'), 'button'],
    [make('div'), 'other'],
  ])('%o', (element, target) => {
    expect(keyTargetOf(element)).toBe(target);
  });
});
