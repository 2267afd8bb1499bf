import type { MediaDetail, MediaFile } from '@mediathek/contract';
import { classNames } from '@mediathek/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useStore } from '../../../shared/store';
import { useTexts } from '../../../shared/use-texts';
import { CaptionLines } from './caption-lines';
import type { Player } from './create-player';
import { LazyKeysDialog } from './lazy-keys-dialog';
import { PlayerControls } from './player-controls';
import { keyTargetOf, type PlayerCommand, playerCommand } from './player-keys';
import { PlayerOverlay } from './player-overlay';
import styles from './player-view.module.css';
import type { CaptionChoice, LoadedText } from './use-captions';
import { useFullScreen } from './use-full-screen';
import { useMediaSource } from './use-media-source';
import { useNativeCaptions } from './use-native-captions';
import { usePlace } from './use-place';
import { useQuiet } from './use-quiet';
import type { Cue } from './vtt';

export interface PlayerViewProps {
  readonly medium: MediaDetail;
  readonly kind: 'film' | 'audio';
  readonly player: Player;
  readonly sources: readonly MediaFile[];
  readonly subtitles: readonly MediaFile[];
  readonly poster: string;
  readonly chapters: readonly Cue[];
  readonly captions: CaptionChoice;
  readonly captionText: LoadedText;
  /** The second that the address names. */
  readonly startAt: number | undefined;
  readonly renew: (role: MediaFile['role']) => Promise<readonly MediaFile[]>;
}

/** A film or a recording with controls of our own on the browser's element. */
export function PlayerView(props: PlayerViewProps) {
  const { medium, kind, player, sources, subtitles, poster, chapters, captions, captionText, startAt, renew } = props;
  const { t } = useTexts();
  const frame = useRef<HTMLElement>(null);
  const element = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const [isTakenOver, setIsTakenOver] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  // First of all effects: the others already want to command it.
  useEffect(() => {
    setIsTakenOver(true);
    return element.current ? player.attach(element.current) : undefined;
  }, [player]);
  const source = useMediaSource({ element, player, files: sources, renew: () => renew('main') });
  const place = usePlace({ element, player, medium, startAt, takeResume: source.takeResume });
  const screen = useFullScreen(frame, element);
  const isPlaying = useStore(player.state, (state) => state.isPlaying);
  const quiet = useQuiet(isPlaying);
  useNativeCaptions(element, captions, subtitles);

  function obey(command: PlayerCommand) {
    const { duration, volume } = player.state.get();
    const { start, end } = player.bounds ?? { start: 0, end: duration };
    switch (command.do) {
      case 'toggle':
        return player.toggle();
      case 'seek':
        return player.seekBy(command.by);
      case 'share':
        return player.seekTo(start + command.of * (end - start));
      case 'volume':
        return player.setVolume(volume + command.by);
      case 'mute':
        return player.toggleMute();
      case 'speed':
        return player.stepRate(command.by);
      case 'captions':
        return captions.toggle();
      case 'full-screen':
        return screen.toggle();
      case 'help':
        return setShowsKeys(true);
    }
  }
  function handleKey(event: KeyboardEvent) {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const command = playerCommand(event, keyTargetOf(event.target));
    if (!command) return;
    event.preventDefault();
    quiet.wake();
    obey(command);
  }

  // What lay over the picture goes when it is pressed; the focus stays with the player, and with it the keys.
  const takeFocus = () => frame.current?.focus({ preventScroll: true });
  function handlePicture() {
    takeFocus();
    player.toggle();
  }

  const shared = {
    ref: element,
    className: styles.media,
    src: source.href,
    preload: 'metadata',
    controls: !isTakenOver,
    onError: source.handleError,
    onLoadedMetadata: place.handleLoaded,
  } as const;
  const tracks = subtitles.map((file) => (
    <track key={file.id} kind="subtitles" src={file.href} srcLang={file.lang} label={file.lang} />
  ));

  return (
    <section
      ref={frame}
      tabIndex={-1}
      className={classNames(styles.player, styles[kind])}
      aria-label={`${t('medium.player.label')}: ${medium.fn_titel}`}
      data-fills-screen=""
      data-quiet={quiet.isQuiet || undefined}
      onKeyDown={handleKey}
      onPointerMove={quiet.wake}
      onPointerDown={quiet.wake}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the play button does the same for the keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click on the picture is a shortcut for the play button */}
      <div className={styles.picture} onClick={kind === 'film' ? handlePicture : undefined}>
        {kind === 'film' ? (
          <video {...shared} poster={poster} playsInline>
            {tracks}
          </video>
        ) : (
          <>
            <img className={styles.cover} src={poster} alt="" width={400} height={226} />
            <audio {...shared}>{tracks}</audio>
          </>
        )}
        {captions.isShown && captionText.kind === 'ready' && <CaptionLines player={player} cues={captionText.cues} />}
        <PlayerOverlay
          player={player}
          place={place}
          problem={source.problem}
          onRetry={source.retry}
          onLeave={takeFocus}
        />
      </div>
      <PlayerControls
        className={styles.controls}
        player={player}
        kind={kind}
        element={element}
        chapters={chapters}
        subtitles={subtitles}
        captions={captions}
        screen={screen}
        onShowKeys={() => setShowsKeys(true)}
      />
      <LazyKeysDialog
        open={showsKeys}
        onOpenChange={setShowsKeys}
        container={frame}
        hasCaptions={subtitles.length > 0}
      />
    </section>
  );
}
