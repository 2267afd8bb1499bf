import { SkipLink, VisuallyHidden } from '@mediathek/ui';
import { useMatches } from '@tanstack/react-router';
import { useRef } from 'react';
import { usePortalState } from '../shared/portal';
import { useTexts } from '../shared/use-texts';
import { Footer } from './footer/footer';
import { NavigationBar } from './navigation/navigation-bar';
import { SimpleHeader } from './navigation/simple-header';
import { Overlays } from './overlays/overlays';
import { PageBoundary } from './page-boundary';
import { PageStack } from './page-stack';
import type { PageView } from './page-view';
import styles from './shell.module.css';
import { useShell } from './shell-context';
import { useArrival } from './use-arrival';

const contentId = 'content';

/** The frame around every page. Nothing is drawn before the page, its texts and the person are known. */
export function Shell() {
  const { version } = usePortalState();
  const view = useMatches({ select: (matches) => matches.at(-1)?.loaderData as PageView | undefined });
  return view ? <Frame key={version} view={view} /> : null;
}

function Frame({ view }: { readonly view: PageView }) {
  const { t } = useTexts();
  const { scroll } = useShell();
  const { user } = usePortalState();
  const main = useRef<HTMLElement>(null);
  const announcement = useArrival(view, main);
  const isLoginLayout = view.route?.meta?.layout === 'login';

  return (
    <div className={styles.frame}>
      {!view.isEmbedded && (
        <>
          <SkipLink targetId={contentId}>{t('shell.skipToContent')}</SkipLink>
          {isLoginLayout ? <SimpleHeader /> : <NavigationBar view={view} />}
        </>
      )}
      <main id={contentId} ref={main} tabIndex={-1} className={styles.main}>
        <PageBoundary href={view.href}>
          {/* Views kept alive for a guest must not be found by whoever signs in, nor the other way round. */}
          <PageStack key={user === false ? 'guest' : 'person'} view={view} scroll={scroll} />
        </PageBoundary>
      </main>
      {!view.isEmbedded && <Footer />}
      <Overlays />
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </div>
  );
}
