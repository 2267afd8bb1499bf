import type { MediaFile } from '@mediathek/contract';
import { Icon, IconButton, Spinner, VisuallyHidden } from '@mediathek/ui';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { formatTime } from '../../../shared/media/format-time';
import { MarkedText } from '../../../shared/media/marked-text';
import { useStore } from '../../../shared/store';
import { useTexts } from '../../../shared/use-texts';
import type { Player } from './create-player';
import styles from './transcript.module.css';
import { type FoundLine, findInTranscript, textOf } from './transcript-search';
import type { CaptionChoice, LoadedText } from './use-captions';
import { useFollow } from './use-follow';
import { useLanguageName } from './use-language-name';
import { type Cue, lineAt } from './vtt';

export interface TranscriptProps {
  readonly player: Player;
  readonly files: readonly MediaFile[];
  readonly captions: CaptionChoice;
  readonly text: LoadedText;
}

/** What is said, beside the film: the current line marked, searchable, and each line leads to its place. */
export function Transcript({ player, files, captions, text }: TranscriptProps) {
  const { t } = useTexts();
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const cues = useMemo(() => (text.kind === 'ready' ? withinBounds(text.cues, player) : []), [text, player]);
  const found = useMemo(() => findInTranscript(cues, typed), [cues, typed]);
  const isSearching = typed.trim() !== '';

  return (
    <section className={styles.transcript} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('medium.transcript.title')}
        </h2>
        {files.length > 1 && <LanguageChoice files={files} captions={captions} />}
        <SearchBox typed={typed} onType={setTyped} onEnter={() => jumpToNext(player, cues, found)} />
      </div>
      <p className={styles.count} role="status">
        {isSearching &&
          text.kind === 'ready' &&
          (found.length > 0 ? t('medium.transcript.found', { count: found.length }) : t('medium.transcript.none'))}
      </p>
      {text.kind === 'loading' && (
        <div className={styles.state}>
          <Spinner label={t('medium.transcript.loading')} />
        </div>
      )}
      {text.kind === 'failed' && (
        <p className={styles.state}>
          {t('medium.transcript.failed')}{' '}
          <button type="button" className={styles.again} onClick={text.retry}>
            {t('medium.player.retry')}
          </button>
        </p>
      )}
      {text.kind === 'ready' && (
        <Lines player={player} cues={cues} found={found} isSearching={isSearching} lang={captions.textFile?.lang} />
      )}
    </section>
  );
}

function withinBounds(cues: readonly Cue[], { bounds }: Player): readonly Cue[] {
  return bounds ? cues.filter(({ start, end }) => end > bounds.start && start < bounds.end) : cues;
}

/** Enter goes to the next place after the one that is being played, and from the last one to the first. */
function jumpToNext(player: Player, cues: readonly Cue[], found: readonly FoundLine[]) {
  const { time } = player.state.get();
  const next = found.find(({ index }) => (cues[index]?.start ?? 0) > time + 0.1) ?? found[0];
  const cue = next && cues[next.index];
  if (cue) player.seekTo(cue.start);
}

interface SearchBoxProps {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onEnter: () => void;
}

function SearchBox({ typed, onType, onEnter }: SearchBoxProps) {
  const { t } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div className={styles.search}>
      <Icon name="search" className={styles.sign} />
      <VisuallyHidden>
        <label htmlFor={id}>{t('medium.transcript.search')}</label>
      </VisuallyHidden>
      <input
        ref={field}
        id={id}
        className={styles.input}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={t('medium.transcript.search')}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && onEnter()}
      />
      {typed !== '' && (
        <IconButton
          small
          icon="x"
          label={t('medium.transcript.clear')}
          tooltipAlign="end"
          onClick={() => {
            onType('');
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function LanguageChoice({ files, captions }: Pick<TranscriptProps, 'files' | 'captions'>) {
  const { t } = useTexts();
  const nameOf = useLanguageName();
  return (
    <span className={styles.languages}>
      <select
        className={styles.select}
        aria-label={t('medium.transcript.language')}
        value={captions.textFile?.id}
        onChange={(event) => captions.read(event.currentTarget.value)}
      >
        {files.map(({ id, lang }) => (
          <option key={id} value={id}>
            {nameOf(lang)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className={styles.chevron} />
    </span>
  );
}

interface LinesProps {
  readonly player: Player;
  readonly cues: readonly Cue[];
  readonly found: readonly FoundLine[];
  readonly isSearching: boolean;
  readonly lang: string | undefined;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function Lines({ player, cues, found, isSearching, lang }: LinesProps) {
  const { t } = useTexts();
  const current = useStore(player.state, ({ time }) => lineAt(cues, time));
  const list = useRef<HTMLOListElement>(null);
  const follow = useFollow(list, current, isSearching ? found[0]?.index : undefined);
  const hits = useMemo(() => new Map(found.map((line) => [line.index, line.hits])), [found]);
  // One stop for the tab key; arrows lead on from there, as hundreds of stops would lock the keyboard in.
  const [stop, setStop] = useState<number>();
  const tabStop = stop ?? Math.max(0, current);

  function handleKey(event: KeyboardEvent) {
    const step = steps[event.key];
    const target = step === undefined ? { Home: 0, End: cues.length - 1 }[event.key] : tabStop + step;
    if (target === undefined || target < 0 || target >= cues.length) return;
    event.preventDefault();
    setStop(target);
    list.current?.querySelectorAll<HTMLElement>('button')[target]?.focus();
  }

  return (
    <div className={styles.body}>
      <ol ref={list} className={styles.lines} lang={lang} {...follow.handlers}>
        {cues.map((cue, index) => (
          <li key={cue.start}>
            <button
              type="button"
              className={styles.line}
              tabIndex={index === tabStop ? 0 : -1}
              aria-current={index === current || undefined}
              onKeyDown={handleKey}
              onFocus={() => setStop(index)}
              onBlur={() => setStop(undefined)}
              onClick={() => {
                follow.resume();
                player.seekTo(cue.start);
              }}
            >
              <span className={styles.at}>{formatTime(cue.start - (player.bounds?.start ?? 0), { padded: true })}</span>
              <span>
                <MarkedText marked={{ text: textOf(cue), hits: [...(hits.get(index) ?? [])] }} />
              </span>
            </button>
          </li>
        ))}
      </ol>
      {!follow.isFollowing && current >= 0 && (
        <button type="button" className={styles.follow} onClick={follow.resume}>
          {t('medium.transcript.follow')}
        </button>
      )}
    </div>
  );
}
