import { describe, expect, it, vi } from 'vitest';
import { createPlayer, nextRate, type Stretch } from './create-player';

/** A film of a hundred seconds, as an element tells about it. */
function aFilm() {
  const film = document.createElement('video');
  let [isPaused, time, rate] = [true, 0, 1];
  const fire = (name: string) => film.dispatchEvent(new Event(name));
  Object.defineProperties(film, {
    duration: { value: 100 },
    readyState: { value: 4 },
    buffered: { value: { length: 1, start: () => 0, end: () => 60 } },
    paused: { get: () => isPaused },
    currentTime: {
      get: () => time,
      set: (value: number) => {
        time = value;
        fire('seeked');
      },
    },
    playbackRate: {
      get: () => rate,
      set: (value: number) => {
        rate = value;
        fire('ratechange');
      },
    },
  });
  film.play = vi.fn(async () => {
    isPaused = false;
    fire('play');
  });
  film.pause = vi.fn(() => {
    isPaused = true;
    fire('pause');
  });
  const runTo = (second: number) => {
    time = second;
    fire('timeupdate');
  };
  return { film, runTo };
}

function aPlayer(bounds?: Stretch) {
  const { film, runTo } = aFilm();
  const player = createPlayer(bounds);
  player.attach(film);
  return { player, film, runTo, state: () => player.state.get() };
}

describe('a player', () => {
  it('knows a film that had loaded before the scripts', () => {
    expect(aPlayer().state()).toMatchObject({ isReady: true, duration: 100, loaded: 60, isPlaying: false });
  });

  it('plays and pauses', () => {
    const { player, state } = aPlayer();
    player.toggle();
    expect(state()).toMatchObject({ isPlaying: true, hasStarted: true });
    player.toggle();
    expect(state()).toMatchObject({ isPlaying: false, hasStarted: true });
  });

  it('seeks within the film only', () => {
    const { player, state } = aPlayer();
    player.seekTo(40);
    player.seekBy(10);
    expect(state().time).toBe(50);
    player.seekBy(500);
    expect(state().time).toBe(100);
    player.seekTo(-5);
    expect(state().time).toBe(0);
  });

  it('plays a stretch and stops at its end, once', () => {
    const { player, film, runTo, state } = aPlayer();
    player.playStretch({ start: 20, end: 30 });
    expect(state()).toMatchObject({ time: 20, isPlaying: true });
    runTo(29.9);
    expect(state().isPlaying).toBe(true);
    runTo(30.1);
    expect(state().isPlaying).toBe(false);
    void film.play();
    runTo(35);
    expect(state().isPlaying).toBe(true);
  });

  it('goes on past a stretch when the person has moved beyond it', () => {
    const { player, runTo, state } = aPlayer();
    player.playStretch({ start: 20, end: 30 });
    player.seekTo(50);
    runTo(51);
    expect(state().isPlaying).toBe(true);
  });

  it('shows only its part of a clip’s film, and begins again after the end', () => {
    const { player, runTo, state } = aPlayer({ start: 20, end: 30 });
    player.seekTo(0);
    expect(state().time).toBe(20);
    player.toggle();
    runTo(30);
    expect(state()).toMatchObject({ isPlaying: false, hasEnded: true });
    player.toggle();
    expect(state()).toMatchObject({ time: 20, isPlaying: true });
  });

  it('keeps volume between silence and full, and turns the sound on where it would stay silent', () => {
    const { player, film } = aPlayer();
    player.setVolume(1.4);
    expect(film.volume).toBe(1);
    player.setVolume(0);
    expect(film.muted).toBe(true);
    player.toggleMute();
    expect([film.muted, film.volume]).toEqual([false, 0.5]);
  });
});

it.each([
  [1, 1, 1.25],
  [1, -1, 0.75],
  [2, 1, 2],
  [0.5, -1, 0.5],
  [1.1, 1, 1.25],
] as const)('from speed %d in direction %d comes %d', (rate, by, next) => {
  expect(nextRate(rate, by)).toBe(next);
});
