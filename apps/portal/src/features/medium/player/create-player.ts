import { createStore, type Store } from '../../../shared/store';

/** A piece of a film, in seconds. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

export interface PlayerState {
  readonly time: number;
  readonly duration: number;
  readonly loaded: number;
  readonly isReady: boolean;
  readonly isPlaying: boolean;
  /** The person wants it to play, also while nothing can: after a pause of the connection it goes on. */
  readonly isWanted: boolean;
  readonly isWaiting: boolean;
  readonly hasStarted: boolean;
  readonly hasEnded: boolean;
  readonly volume: number;
  readonly isMuted: boolean;
  readonly rate: number;
}

export const rates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

const initial: PlayerState = {
  ...{ time: 0, duration: 0, loaded: 0, volume: 1, rate: 1 },
  ...{
    isReady: false,
    isPlaying: false,
    isWanted: false,
    isWaiting: false,
    hasStarted: false,
    hasEnded: false,
    isMuted: false,
  },
};

export interface Player {
  readonly state: Store<PlayerState>;
  /** All of the medium, or for a clip the part that may be seen. */
  readonly bounds: Stretch | undefined;
  /** Watches an element until the returned function is called. */
  attach(element: HTMLMediaElement): () => void;
  play(): void;
  pause(): void;
  toggle(): void;
  seekTo(second: number): void;
  seekBy(seconds: number): void;
  /** Plays from one second to another and stops there. */
  playStretch(stretch: Stretch): void;
  setRate(rate: number): void;
  /** To the next slower or faster of the offered speeds. */
  stepRate(by: 1 | -1): void;
  setVolume(volume: number): void;
  toggleMute(): void;
}

function loadedUpTo(element: HTMLMediaElement): number {
  const { buffered, currentTime } = element;
  for (let index = 0; index < buffered.length; index++) {
    if (buffered.start(index) <= currentTime + 0.5 && currentTime <= buffered.end(index)) return buffered.end(index);
  }
  return 0;
}

/** The next offered speed; from one in between, the next one in that direction. */
export function nextRate(rate: number, by: 1 | -1): number {
  const found = by > 0 ? rates.find((one) => one > rate) : rates.findLast((one) => one < rate);
  return found ?? rate;
}

/** Holds what a player shows and does, whatever draws it: the controls, the transcript, chapters and clips share one. */
export function createPlayer(bounds?: Stretch): Player {
  const state = createStore<PlayerState>({ ...initial, time: bounds?.start ?? 0 });
  let element: HTMLMediaElement | undefined;
  let stopAt: number | undefined;

  const first = () => bounds?.start ?? 0;
  const last = () =>
    Math.min(bounds?.end ?? Number.POSITIVE_INFINITY, state.get().duration || Number.POSITIVE_INFINITY);
  const clamp = (second: number) => Math.min(Number.isFinite(last()) ? last() : second, Math.max(first(), second));

  function read() {
    if (!element) return;
    state.set({
      time: element.currentTime,
      duration: Number.isFinite(element.duration) ? element.duration : 0,
      loaded: loadedUpTo(element),
      isReady: element.readyState >= 1,
      volume: element.volume,
      isMuted: element.muted,
      rate: element.playbackRate,
    });
  }

  function handleTime() {
    read();
    const { time } = state.get();
    const end = stopAt ?? bounds?.end;
    if (!element || end === undefined || time < end || element.paused) return;
    element.pause();
    if (stopAt === undefined) state.set({ hasEnded: true });
    stopAt = undefined;
  }

  // A browser may refuse to start with sound before the person has touched the page; the button stays, nothing is lost.
  function play() {
    state.set({ isWanted: true });
    Promise.resolve(element?.play()).catch((cause: unknown) => {
      const isRefused = cause instanceof DOMException && cause.name === 'NotAllowedError';
      state.set({ isPlaying: false, ...(isRefused && { isWanted: false }) });
    });
  }

  function seekTo(second: number) {
    if (!element) return;
    const target = clamp(second);
    if (stopAt !== undefined && target >= stopAt) stopAt = undefined;
    element.currentTime = target;
    state.set({ time: target, hasEnded: false });
  }

  const handlers: Readonly<Record<string, () => void>> = {
    timeupdate: handleTime,
    seeked: read,
    progress: read,
    durationchange: read,
    loadedmetadata: read,
    volumechange: read,
    ratechange: read,
    play: () => state.set({ isPlaying: true, isWanted: true, hasStarted: true, hasEnded: false }),
    playing: () => state.set({ isPlaying: true, isWaiting: false }),
    pause: () => state.set({ isPlaying: false, isWaiting: false, isWanted: false }),
    waiting: () => state.set({ isWaiting: true }),
    canplay: () => state.set({ isWaiting: false }),
    ended: () => state.set({ isPlaying: false, hasEnded: true }),
    emptied: () => state.set({ isReady: false, isPlaying: false }),
  };

  return {
    state,
    bounds,
    attach(media) {
      element = media;
      for (const [name, handler] of Object.entries(handlers)) media.addEventListener(name, handler);
      // It may have loaded before the scripts did.
      if (media.readyState >= 1) read();
      state.set({ isPlaying: !media.paused });
      return () => {
        for (const [name, handler] of Object.entries(handlers)) media.removeEventListener(name, handler);
        if (element === media) element = undefined;
      };
    },
    play,
    pause: () => element?.pause(),
    toggle() {
      const { hasEnded } = state.get();
      if (!element) return;
      if (!element.paused) return element.pause();
      if (hasEnded) seekTo(first());
      play();
    },
    seekTo,
    seekBy: (seconds) => seekTo(state.get().time + seconds),
    playStretch({ start, end }) {
      stopAt = undefined;
      seekTo(start);
      stopAt = end;
      play();
    },
    setRate(rate) {
      if (element) element.playbackRate = rate;
    },
    stepRate(by) {
      if (element) element.playbackRate = nextRate(element.playbackRate, by);
    },
    setVolume(volume) {
      if (!element) return;
      element.volume = Math.min(1, Math.max(0, Math.round(volume * 100) / 100));
      element.muted = element.volume === 0;
    },
    toggleMute() {
      if (!element) return;
      element.muted = !element.muted;
      if (!element.muted && element.volume === 0) element.volume = 0.5;
    },
  };
}
