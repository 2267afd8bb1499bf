import type { InvitationView, ListItem } from '@mediathek/contract';
import { formOf } from '@mediathek/domain';
import { Anchor, Button, CoverImage, Heading, Notice, TextLink } from '@mediathek/ui';
import { useListCache } from '../../shared/lists/queries';
import { mediumHref } from '../../shared/media/medium-links';
import { usePortal, useVisitor } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import styles from './invitation.module.css';
import { useKeepInvitation } from './queries';

/** An invitation that is open or accepted: what it is about, and the way on. */
export function Offer({ view }: { readonly view: InvitationView }) {
  const { t } = useTexts();
  const { kind, offeredBy, school, title, description, itemCount, covers, items } = view;
  return (
    <div className={styles.offer}>
      <p className={styles.from}>
        {t(`invitation.offers.${kind}`, { name: offeredBy })}
        {school && <span className={styles.school}>{t('invitation.school', { school })}</span>}
      </p>
      <Heading level={1}>{title}</Heading>
      {description && <p className={styles.description}>{description}</p>}
      {kind === 'list' && <p className={styles.count}>{t('invitation.count', { count: itemCount })}</p>}
      {covers.length > 0 && (
        <div className={styles.covers} aria-hidden="true">
          {covers.map((cover) => (
            <CoverImage key={cover} src={cover} />
          ))}
        </div>
      )}
      <Ways view={view} />
      {items.length > 0 && <Followed items={items} />}
    </div>
  );
}

function Ways({ view }: { readonly view: InvitationView }) {
  const { t } = useTexts();
  const { user } = useVisitor();
  const { kind, state, target, isOwn, may, offeredBy } = view;
  if (target !== null) {
    return (
      <Notice
        kind="positive"
        title={isOwn ? t('invitation.own') : t(`invitation.accepted.${kind}`)}
        actions={<Button href={target}>{t(kind === 'list' ? 'invitation.toOwn' : 'invitation.toClass')}</Button>}
      />
    );
  }
  if (user === false) return <SignIn kind={kind} />;
  if (state !== 'open') return null;
  if (!may.acceptReference && !may.acceptCopy && !may.joinClass) {
    return may.follow ? null : <Notice>{t(`invitation.notForYou.${kind}`)}</Notice>;
  }
  return <Accept view={view} name={offeredBy} />;
}

function SignIn({ kind }: Pick<InvitationView, 'kind'>) {
  const { t } = useTexts();
  const { events } = usePortal();
  const signIn = () => events.emit('loginPrompt', { redirect: window.location.pathname, forced: true });
  return (
    <div className={styles.ways}>
      <p>{t(kind === 'list' ? 'invitation.signInText' : 'invitation.signInClassText')}</p>
      <Button onClick={signIn}>{t(kind === 'list' ? 'invitation.signIn' : 'invitation.signInClass')}</Button>
    </div>
  );
}

function Accept({ view, name }: { readonly view: InvitationView; readonly name: string }) {
  const { t } = useTexts();
  const { call, events, queries } = usePortal();
  const cache = useListCache();
  const keep = useKeepInvitation();
  const { isBusy, failure, submit } = useSubmission();
  const { id, kind, title, may } = view;

  const accept = (as: 'reference' | 'copy' | 'member') => () =>
    void submit(
      () => call('POST /api/v1/invitations/{id}/accept', { params: { id }, body: { as } }),
      (accepted) => {
        keep(accepted);
        void cache.forget();
        events.emit('snackbar', { type: 'success', message: t(`invitation.done.${kind}`, { title }) });
      },
      // Somebody else was quicker, or it was taken back: the page says what has become of it.
      () => void queries.invalidateQueries({ queryKey: ['invitation', id] }),
    );
  return (
    <div className={styles.ways}>
      {may.joinClass && (
        <Button busy={isBusy} onClick={accept('member')}>
          {t('invitation.join')}
        </Button>
      )}
      {may.acceptReference && (
        <div className={styles.way}>
          <Button busy={isBusy} onClick={accept('reference')}>
            {t('invitation.reference')}
          </Button>
          <p className={styles.hint}>{t('invitation.referenceText', { name })}</p>
        </div>
      )}
      {may.acceptCopy && (
        <div className={styles.way}>
          <Button look="plain" busy={isBusy} onClick={accept('copy')}>
            {t('invitation.copy')}
          </Button>
          <p className={styles.hint}>{t('invitation.copyText')}</p>
        </div>
      )}
      {failure?.kind === 'refused' && failure.problem === 'limit-reached' && kind === 'class' && (
        <Notice kind="critical" live>
          {t('invitation.full')}
        </Notice>
      )}
      <SubmissionNotice
        failure={failure}
        saidElsewhere={['invitation-closed', ...(kind === 'class' ? ['limit-reached'] : [])]}
      />
    </div>
  );
}

/** The media themselves, where the teacher lets people look without signing in. */
function Followed({ items }: { readonly items: readonly ListItem[] }) {
  const { t } = useTexts();
  return (
    <section aria-label={t('invitation.follow')}>
      <Heading level={2} size="section">
        {t('invitation.follow')}
      </Heading>
      <ol className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <Offered item={item} />
            {item.note && <p className={styles.note}>{item.note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One medium, a link that leads out of the portal, or what needs an account. */
function Offered({ item: { medium, link, title } }: { readonly item: ListItem }) {
  const { t } = useTexts();
  const visitor = useVisitor();
  if (link)
    return (
      <>
        <TextLink
          href={link.address}
          target="_blank"
          rel="noopener noreferrer"
          externalLabel={t('media.outside.opensNew')}
        >
          {title}
        </TextLink>
        <span className={styles.hint}>
          {[t('media.outside.kind'), link.source, link.licence].filter(Boolean).join(' · ')}
        </span>
      </>
    );
  return (
    <>
      {medium ? (
        <Anchor href={mediumHref(medium.identifier, visitor)} className={styles.link}>
          {medium.fn_titel}
        </Anchor>
      ) : (
        <span>{title}</span>
      )}
      <span className={styles.hint}>{medium ? t(`media.forms.${formOf(medium)}`) : t('invitation.hidden')}</span>
    </>
  );
}
