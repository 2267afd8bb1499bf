import type { MediaFile } from '@mediathek/contract';
import { classNames, IconButton, type IconProps, MenuButton, mediaIcons, TimeSlider } from '@mediathek/ui';
import { type ComponentProps, type RefObject, useEffect, useState } from 'react';
import { formatTime } from '../../../shared/media/format-time';
import { useStore } from '../../../shared/store';
import { useTexts } from '../../../shared/use-texts';
import { type Player, rates } from './create-player';
import styles from './player-controls.module.css';
import { type CaptionChoice, captionsOff } from './use-captions';
import { useLanguageName } from './use-language-name';
import { type Cue, lineAt } from './vtt';

export interface PlayerControlsProps {
  readonly className: string | undefined;
  readonly player: Player;
  readonly kind: 'film' | 'audio';
  readonly element: RefObject<HTMLVideoElement | null>;
  readonly chapters: readonly Cue[];
  readonly subtitles: readonly MediaFile[];
  readonly captions: CaptionChoice;
  readonly screen: { readonly isFull: boolean; readonly toggle: () => void };
  readonly onShowKeys: () => void;
}

/** Everything that can be done while something runs; over the picture where there is room, under it on phones. */
export function PlayerControls(props: PlayerControlsProps) {
  const { className, player, kind, element, chapters, subtitles, captions, screen, onShowKeys } = props;
  const { t } = useTexts();
  return (
    <div className={classNames(styles.bar, className)}>
      <Position player={player} chapters={chapters} />
      <div className={styles.buttons}>
        <div className={styles.group}>
          <PlayButton player={player} />
          <Tool icon={mediaIcons.back} label={t('medium.player.back')} onClick={() => player.seekBy(-10)} />
          <Tool icon={mediaIcons.forward} label={t('medium.player.forward')} onClick={() => player.seekBy(10)} />
          <Volume player={player} />
          <Time player={player} />
        </div>
        <div className={styles.group}>
          <Speed player={player} />
          {subtitles.length > 0 && <Captions subtitles={subtitles} captions={captions} />}
          {kind === 'film' && <PictureInPicture element={element} />}
          <Tool
            icon={mediaIcons.keyboard}
            className={styles.keysButton}
            label={t('medium.player.shortcuts')}
            onClick={onShowKeys}
          />
          {kind === 'film' && (
            <Tool
              icon={screen.isFull ? mediaIcons.leaveFullScreen : mediaIcons.fullScreen}
              label={screen.isFull ? t('medium.player.leaveFullScreen') : t('medium.player.fullScreen')}
              tooltipAlign="end"
              onClick={screen.toggle}
            />
          )}
        </div>
      </div>
    </div>
  );
}

interface ToolProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconProps['name'];
  readonly label: string;
  readonly tooltipAlign?: 'start' | 'centre' | 'end';
}

function Tool({ className, ...props }: ToolProps) {
  return <IconButton {...props} className={classNames(styles.tool, className)} tooltipSide="above" />;
}

function PlayButton({ player }: { readonly player: Player }) {
  const { t } = useTexts();
  const isPlaying = useStore(player.state, (state) => state.isPlaying);
  return (
    <Tool
      icon={isPlaying ? mediaIcons.pause : 'play'}
      label={isPlaying ? t('medium.player.pause') : t('medium.player.play')}
      tooltipAlign="start"
      onClick={player.toggle}
    />
  );
}

/** What the controls count from and to: a clip begins at nought, whatever its place in the film. */
function useLength(player: Player) {
  const duration = useStore(player.state, (state) => state.duration);
  const { start, end } = player.bounds ?? { start: 0, end: duration };
  return { start, end, length: end - start };
}

function Time({ player }: { readonly player: Player }) {
  const { start, length } = useLength(player);
  const time = useStore(player.state, (state) => Math.floor(Math.max(0, state.time - start)));
  return <span className={styles.time}>{`${formatTime(time)} / ${formatTime(length)}`}</span>;
}

function Position({ player, chapters }: { readonly player: Player; readonly chapters: readonly Cue[] }) {
  const { t } = useTexts();
  const { start, end, length } = useLength(player);
  const time = useStore(player.state, (state) => state.time);
  const loaded = useStore(player.state, (state) => state.loaded);
  const inWords = useTimeInWords();
  const chapterAt = (second: number) => chapters[lineAt(chapters, second)]?.lines.join(' ');
  const words = { time: inWords(time - start), duration: inWords(length) };
  const chapter = chapterAt(time);
  return (
    <TimeSlider
      label={t('medium.player.position')}
      value={time}
      min={start}
      max={end > start ? end : start + 1}
      loaded={loaded}
      marks={chapters.map((one) => one.start).filter((second) => second > start && second < end)}
      valueText={
        chapter ? t('medium.player.positionChapter', { ...words, chapter }) : t('medium.player.positionText', words)
      }
      describe={(second) => [formatTime(second - start), chapterAt(second)].filter(Boolean).join(' · ')}
      onSeek={player.seekTo}
    />
  );
}

function useTimeInWords() {
  const { t } = useTexts();
  return (seconds: number): string => {
    const whole = Math.max(0, Math.floor(seconds));
    const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
    return [
      minutes > 0 && t('medium.minutes', { count: minutes }),
      (rest > 0 || minutes === 0) && t('medium.player.seconds', { count: rest }),
    ]
      .filter(Boolean)
      .join(' ');
  };
}

function Volume({ player }: { readonly player: Player }) {
  const { t } = useTexts();
  const volume = useStore(player.state, (state) => (state.isMuted ? 0 : state.volume));
  const percent = Math.round(volume * 100);
  return (
    <span className={styles.volume}>
      <Tool
        icon={volume === 0 ? mediaIcons.volumeOff : mediaIcons.volume}
        label={volume === 0 ? t('medium.player.unmute') : t('medium.player.mute')}
        onClick={player.toggleMute}
      />
      <input
        className={styles.range}
        type="range"
        min={0}
        max={100}
        step={5}
        value={percent}
        aria-label={t('medium.player.volume')}
        aria-valuetext={`${percent} %`}
        onChange={(event) => player.setVolume(Number(event.currentTarget.value) / 100)}
      />
    </span>
  );
}

function Speed({ player }: { readonly player: Player }) {
  const { t, lang } = useTexts();
  const rate = useStore(player.state, (state) => state.rate);
  const inFigures = (value: number) => `${new Intl.NumberFormat(lang === 'de' ? 'de' : 'en-GB').format(value)}×`;
  const options = rates.map((value) => ({
    value: String(value),
    label: value === 1 ? t('medium.player.normalSpeed') : inFigures(value),
  }));
  return (
    <MenuButton
      label={t('medium.player.speed')}
      entries={[
        {
          kind: 'choice',
          id: 'speed',
          label: t('medium.player.speed'),
          value: String(rate),
          options,
          onChange: (value) => player.setRate(Number(value)),
        },
      ]}
    >
      {(trigger) => (
        <button
          {...trigger}
          type="button"
          className={styles.word}
          aria-label={`${t('medium.player.speed')}: ${inFigures(rate)}`}
        >
          {inFigures(rate)}
        </button>
      )}
    </MenuButton>
  );
}

function Captions({ subtitles, captions }: Pick<PlayerControlsProps, 'subtitles' | 'captions'>) {
  const { t } = useTexts();
  const nameOf = useLanguageName();
  const label = t('medium.player.captions');
  return (
    <MenuButton
      label={label}
      entries={[
        {
          kind: 'choice',
          id: 'captions',
          label,
          value: captions.shown,
          options: [
            { value: captionsOff, label: t('medium.player.captionsOff') },
            ...subtitles.map(({ id, lang }) => ({ value: id, label: nameOf(lang) })),
          ],
          onChange: captions.show,
        },
      ]}
    >
      {(trigger) => (
        <Tool
          {...trigger}
          icon={mediaIcons.captions}
          label={label}
          className={captions.isShown ? styles.on : undefined}
        />
      )}
    </MenuButton>
  );
}

function PictureInPicture({ element }: Pick<PlayerControlsProps, 'element'>) {
  const { t } = useTexts();
  const [isOffered, setIsOffered] = useState(false);
  useEffect(() => setIsOffered(document.pictureInPictureEnabled === true), []);
  if (!isOffered) return null;
  function toggle() {
    const change = document.pictureInPictureElement
      ? document.exitPictureInPicture()
      : element.current?.requestPictureInPicture();
    // The browser refuses before anything has loaded; the button can be pressed again.
    change?.catch(() => {});
  }
  return (
    <Tool
      icon={mediaIcons.pictureInPicture}
      className={styles.smallWindow}
      label={t('medium.player.pictureInPicture')}
      onClick={toggle}
    />
  );
}
