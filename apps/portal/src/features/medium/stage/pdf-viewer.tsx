import { Button, IconButton, mediaIcons, Notice, Spinner } from '@mediathek/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { logProblem } from '../../../shared/log';
import { useTexts } from '../../../shared/use-texts';
import type { FileStageProps } from './image-stage';
import { openPdf, type PdfDocument } from './pdf-document';
import { PdfPage } from './pdf-page';
import styles from './pdf-stage.module.css';

const scales = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

type Loaded =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly document: PdfDocument };

function usePdf({ file, renew }: FileStageProps): Loaded {
  const [state, setState] = useState<Loaded>({ kind: 'loading' });
  // The first link is kept: a fresh one is asked for only when it has ended.
  const [first] = useState(file.href);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each document
  useEffect(() => {
    let task = openPdf(first);
    let isGone = false;
    const finish = (document: PdfDocument) => !isGone && setState({ kind: 'ready', document });
    const again = async () => {
      const fresh = (await renew(file.role)).find(({ id }) => id === file.id);
      if (!fresh || isGone) return;
      task = openPdf(fresh.href);
      finish(await task.promise);
    };
    task.promise.then(finish, again).catch((cause: unknown) => {
      logProblem('Failed to show a document', cause);
      if (!isGone) setState({ kind: 'failed' });
    });
    return () => {
      isGone = true;
      void task.destroy();
    };
  }, [first]);
  return state;
}

/** A document drawn on the page, with text that can be selected, searched and read aloud. */
export function PdfViewer(props: FileStageProps) {
  const { t } = useTexts();
  const state = usePdf(props);
  if (state.kind === 'failed') {
    return (
      <div className={styles.waiting}>
        <Notice
          kind="critical"
          live
          title={t('medium.pdf.failed')}
          actions={
            <Button look="plain" href={props.file.href} target="_blank" rel="noopener" iconEnd="external-link">
              {t('medium.pdf.openAlone')}
            </Button>
          }
        />
      </div>
    );
  }
  if (state.kind === 'loading') {
    return (
      <div className={styles.waiting}>
        <Spinner label={t('medium.pdf.loading')} />
      </div>
    );
  }
  return <Pages document={state.document} href={props.file.href} title={props.medium.fn_titel} />;
}

interface PagesProps {
  readonly document: PdfDocument;
  readonly href: string;
  readonly title: string;
}

function Pages({ document, href, title }: PagesProps) {
  const { t } = useTexts();
  const count = document.numPages;
  const [page, setPage] = useState(1);
  const [scale, setScale] = useState(1);
  const area = useRef<HTMLElement>(null);
  const pages = Array.from({ length: count }, (_, index) => index + 1);

  function show(wanted: number) {
    const target = Math.min(count, Math.max(1, wanted));
    const place = area.current?.children[target - 1];
    if (area.current && place instanceof HTMLElement) area.current.scrollTop = place.offsetTop - area.current.offsetTop;
    setPage(target);
  }
  function handleScroll() {
    const box = area.current;
    if (!box) return;
    const line = box.scrollTop + box.clientHeight / 3;
    const tops = [...box.children].map((one) => (one as HTMLElement).offsetTop - box.offsetTop);
    setPage(Math.max(1, tops.findLastIndex((top) => top <= line) + 1));
  }
  const zoom = (by: 1 | -1) =>
    setScale((now) => (by > 0 ? scales.find((one) => one > now) : scales.findLast((one) => one < now)) ?? now);

  return (
    <>
      <div className={styles.bar}>
        <IconButton
          className={styles.tool}
          icon="chevron-up"
          label={t('medium.pdf.previous')}
          tooltipAlign="start"
          onClick={() => show(page - 1)}
        />
        <IconButton
          className={styles.tool}
          icon="chevron-down"
          label={t('medium.pdf.next')}
          onClick={() => show(page + 1)}
        />
        <PageField page={page} count={count} onShow={show} />
        <span className={styles.end}>
          <IconButton
            className={styles.tool}
            icon={mediaIcons.zoomOut}
            label={t('medium.pdf.zoomOut')}
            onClick={() => zoom(-1)}
          />
          <output className={styles.scale}>{t('medium.image.scale', { percent: Math.round(scale * 100) })}</output>
          <IconButton
            className={styles.tool}
            icon={mediaIcons.zoomIn}
            label={t('medium.pdf.zoomIn')}
            onClick={() => zoom(1)}
          />
          <IconButton
            className={styles.tool}
            icon="external-link"
            label={t('medium.pdf.openAlone')}
            tooltipAlign="end"
            href={href}
            target="_blank"
            rel="noopener"
          />
        </span>
      </div>
      <section
        ref={area}
        className={styles.pages}
        aria-label={`${t('medium.pdf.label')}: ${title}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={handleScroll}
      >
        {pages.map((number) => (
          <PdfPage
            key={number}
            document={document}
            number={number}
            scale={scale}
            label={t('medium.pdf.pageOf', { page: number, count })}
          />
        ))}
      </section>
    </>
  );
}

interface PageFieldProps {
  readonly page: number;
  readonly count: number;
  readonly onShow: (page: number) => void;
}

function PageField({ page, count, onShow }: PageFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed !== undefined && /^\d+$/.test(typed.trim())) onShow(Number(typed));
    setTyped(undefined);
  }
  return (
    <form className={styles.field} onSubmit={submit}>
      <label htmlFor={id}>{t('medium.pdf.page')}</label>
      <input
        id={id}
        className={styles.number}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(page)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={submit}
      />
      <span>{t('medium.pdf.of', { count })}</span>
    </form>
  );
}
