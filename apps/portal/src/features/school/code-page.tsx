import type { LicenceCodeDetail, LicenceMovement, PlaceHolder } from '@mediathek/contract';
import { CallError } from '@mediathek/contract/client';
import { formatDate, isStaff, linkTo } from '@mediathek/domain';
import { Button, CoverImage, EmptyState, Heading, Section, SectionHead, TextLink, Wrap } from '@mediathek/ui';
import { useId, useState } from 'react';
import type { PageProps } from '../../shared/page';
import { usePortal, useVisitor } from '../../shared/portal';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import { CodeEnd, CodeState } from './code-words';
import { GiveDialog } from './give-dialog';
import { useCode, useForgetSchool } from './queries';
import styles from './school.module.css';
import { ForStaff } from './school-page';
import { SchoolFailed, SchoolLoading } from './states';
import { TakeBackDialog } from './take-back-dialog';

/** One code: its counts, who holds its places, and how they moved. */
export function CodePage({ params }: Pick<PageProps<'school-media-detail'>, 'params'>) {
  const { t } = useTexts();
  const { user } = useVisitor();
  if (!isStaff(user)) return <ForStaff />;
  return (
    <Section>
      <Wrap className={styles.page}>
        <p>
          <TextLink href={linkTo('school')} icon="arrow-left">
            {t('school.code.back')}
          </TextLink>
        </p>
        <Code codeId={params.codeId} />
      </Wrap>
    </Section>
  );
}

function Code({ codeId }: { readonly codeId: string }) {
  const { t } = useTexts();
  const { data, error, isFetching, refetch } = useCode(codeId);
  if (data) return <CodeView code={data} />;
  if (error instanceof CallError && error.status === 404) {
    return (
      <EmptyState headingLevel={1} title={t('school.code.notFound.title')}>
        {t('school.code.notFound.text')}
      </EmptyState>
    );
  }
  return error ? <SchoolFailed isRetrying={isFetching} onRetry={() => void refetch()} /> : <SchoolLoading />;
}

function CodeView({ code }: { readonly code: LicenceCodeDetail }) {
  const { t } = useTexts();
  const [isGiving, setIsGiving] = useState(false);
  const { medium, isUnlimited, rights } = code;
  const counts = [
    ['total', isUnlimited ? t('school.unlimited') : code.total],
    ['given', code.given],
    ['remaining', isUnlimited ? t('school.unlimited') : code.remaining],
    ['returns', isUnlimited ? '–' : code.returns],
  ] as const;
  return (
    <>
      <div className={styles.codeHead}>
        <CoverImage src={medium.cover} className={styles.cover} />
        <div className={styles.head}>
          <Heading level={1}>{medium.fn_titel}</Heading>
          <p className={styles.meta}>
            <span>{code.codeId}</span>
            <CodeState code={code} />
            <TextLink href={linkTo('media', { id: medium.identifier })}>{t('school.code.medium')}</TextLink>
          </p>
          {rights.give && (
            <p>
              <Button onClick={() => setIsGiving(true)}>{t('school.give')}</Button>
            </p>
          )}
        </div>
      </div>
      <dl className={styles.counts} aria-label={t('school.code.counts')}>
        {counts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`school.columns.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('school.columns.validTo')}</dt>
          <dd>
            <CodeEnd code={code} />
          </dd>
        </div>
      </dl>
      <ReturnSpent code={code} />
      <Holders code={code} />
      <History movements={code.movements} />
      {isGiving && <GiveDialog code={code} onClose={() => setIsGiving(false)} />}
    </>
  );
}

/** Places that are given although nobody holds them can be made free again, one return for each. */
function ReturnSpent({ code }: { readonly code: LicenceCodeDetail }) {
  const { t } = useTexts();
  const { call, events } = usePortal();
  const forget = useForgetSchool();
  const { isBusy, submit } = useSubmission();
  if (!code.rights.returnSpent) return null;
  function send() {
    const idempotencyKey = crypto.randomUUID();
    void submit(
      () =>
        call(
          'POST /api/v1/school/licences/{codeId}/return',
          { params: { codeId: code.codeId }, body: {} },
          { idempotencyKey },
        ),
      () => {
        events.emit('snackbar', { type: 'success', message: t('school.said.returned') });
        void forget();
      },
      (problem) => {
        const isRefused = problem.kind === 'refused' && problem.problem === 'no-returns-left';
        events.emit('snackbar', {
          type: 'error',
          message: t(isRefused ? 'school.said.noReturns' : 'school.said.failed'),
        });
        void forget();
      },
    );
  }
  return (
    <div className={styles.spent}>
      <p>
        {t('school.code.spent', { count: code.total - code.remaining - code.holderCount })}{' '}
        {t('school.code.returnHint')}
      </p>
      <Button look="plain" busy={isBusy} onClick={send}>
        {t('school.code.returnSpent')}
      </Button>
    </div>
  );
}

function Holders({ code }: { readonly code: LicenceCodeDetail }) {
  const { t, lang } = useTexts();
  const titleId = useId();
  const [taking, setTaking] = useState<PlaceHolder>();
  const nameOf = ({ name, className }: PlaceHolder) =>
    name || (className ? t('school.code.pupilOf', { class: className }) : t('school.code.pupil'));
  return (
    <section aria-labelledby={titleId}>
      <SectionHead
        id={titleId}
        title={
          code.holders.length > 0
            ? t('school.code.holders', { count: code.holders.length })
            : t('school.code.holdersTitle')
        }
      />
      {code.holders.length === 0 && <p className={styles.remark}>{t('school.code.noHolders')}</p>}
      <ul className={styles.rows}>
        {code.holders.map((holder) => (
          <li key={holder.placeId} className={styles.row}>
            <span>
              <strong>{nameOf(holder)}</strong>
              <span className={styles.remark}>
                {' '}
                {holder.name && holder.className && `${t('school.code.inClass', { class: holder.className })}, `}
                {t('school.code.givenOn', { day: formatDate(new Date(holder.givenAt), lang, 'short') })}
              </span>
            </span>
            {holder.rights.takeBack && (
              <Button
                look="quiet"
                size="small"
                aria-label={t('school.code.takeBackFrom', { name: nameOf(holder) })}
                onClick={() => setTaking(holder)}
              >
                {t('school.code.takeBack')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {taking && (
        <TakeBackDialog code={code} holder={taking} name={nameOf(taking)} onClose={() => setTaking(undefined)} />
      )}
    </section>
  );
}

function History({ movements }: { readonly movements: readonly LicenceMovement[] }) {
  const { t, lang } = useTexts();
  const titleId = useId();
  const wordsOf = ({ kind, places }: LicenceMovement) =>
    kind === 'corrected'
      ? t('school.movements.corrected', { places: places > 0 ? `+${places}` : places })
      : t(`school.movements.${kind}`, { count: places });
  return (
    <section aria-labelledby={titleId}>
      <SectionHead id={titleId} title={t('school.code.history')} />
      <ol className={styles.rows}>
        {movements.map((movement) => (
          <li key={movement.id} className={styles.row}>
            <span>
              {wordsOf(movement)}
              {movement.to && ` ${t('school.movements.to', { name: movement.to })}`}
              {movement.by && <span className={styles.remark}> {t('school.movements.by', movement.by)}</span>}
            </span>
            <time dateTime={movement.at} className={styles.remark}>
              {formatDate(new Date(movement.at), lang, 'long')}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
