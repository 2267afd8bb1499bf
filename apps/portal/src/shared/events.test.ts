import { describe, expect, it, vi } from 'vitest';
import { createEvents } from './events';

describe('events', () => {
  it('tell every listener what happened', () => {
    const events = createEvents();
    const [one, other] = [vi.fn(), vi.fn()];
    events.on('loginPrompt', one);
    events.on('loginPrompt', other);
    events.emit('loginPrompt', { redirect: '/classes', forced: true });
    expect(one).toHaveBeenCalledExactlyOnceWith({ redirect: '/classes', forced: true });
    expect(other).toHaveBeenCalledOnce();
  });

  it('keep different events apart, and stay silent when nobody listens', () => {
    const events = createEvents();
    const listener = vi.fn();
    events.on('refresh', listener);
    events.emit('aiSearch');
    expect(listener).not.toHaveBeenCalled();
  });

  it('stop telling whoever has stopped listening, also in the middle of an event', () => {
    const events = createEvents();
    const listener = vi.fn();
    const stop = events.on('refresh', () => {
      stop();
      stopOther();
    });
    const stopOther = events.on('refresh', listener);
    events.emit('refresh');
    events.emit('refresh');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('do not compile with a wrong detail', () => {
    const events = createEvents();
    // @ts-expect-error a snackbar needs a message
    events.emit('snackbar', { type: 'info' });
    // @ts-expect-error a refresh carries nothing
    events.emit('refresh', { why: 'no' });
    // @ts-expect-error a completed search has no error
    events.emit('searchComplete', { error: true });
  });
});
