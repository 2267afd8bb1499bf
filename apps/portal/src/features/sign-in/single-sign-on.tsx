import { Button } from '@mediathek/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { type Portal, usePortal } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import styles from './sign-in.module.css';

const start = '/api/v1/auth/oidc/start';

const methodsQuery = ({ call }: Pick<Portal, 'call'>) =>
  queryOptions({
    queryKey: ['sign-in-methods'],
    queryFn: () => call('GET /api/v1/auth/methods'),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const prefetchMethods = (portal: Portal) => portal.queries.prefetchQuery(methodsQuery(portal));

/** The way in with an account of another provider, where there is one. */
export function SingleSignOn() {
  const { t } = useTexts();
  const portal = usePortal();
  const { data } = useQuery(methodsQuery(portal));
  if (!data?.singleSignOn) return null;
  const { name } = data.singleSignOn;

  /** The provider leads back to the page that was wanted before. */
  function takeRedirect(event: MouseEvent<HTMLAnchorElement>) {
    const target = portal.redirectUrl.take();
    if (target) event.currentTarget.href = `${start}?redirect=${encodeURIComponent(target)}`;
  }

  return (
    <div className={styles.form}>
      {/* Leaves the portal, so it is no link of the router. */}
      <Button href={start} linkAs="a" look="plain" wide onClick={takeRedirect}>
        {name ? t('signIn.singleSignOn.named', { name }) : t('signIn.singleSignOn.unnamed')}
      </Button>
    </div>
  );
}
