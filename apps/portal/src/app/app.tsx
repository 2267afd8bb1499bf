import { LinkProvider } from '@mediathek/ui';
import '@mediathek/ui/styles.css';
import './publisher.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PortalProvider, usePortalState } from '../shared/portal';
import { PortalLink } from '../shared/portal-link';
import type { PortalParts } from './create-portal';
import { ShellProvider } from './shell-context';
import { textsFor } from './texts-for';

/** The whole interface, the same on the server and in the browser. */
export function App({ parts }: { readonly parts: PortalParts }) {
  const { portal, router, overlays, scroll } = parts;
  const shell = useMemo(() => ({ overlays, scroll }), [overlays, scroll]);
  return (
    <PortalProvider value={portal}>
      <QueryClientProvider client={portal.queries}>
        <TextsProvider>
          <LinkProvider value={PortalLink}>
            <ShellProvider value={shell}>
              <RouterProvider router={router} />
            </ShellProvider>
          </LinkProvider>
        </TextsProvider>
      </QueryClientProvider>
    </PortalProvider>
  );
}

function TextsProvider({ children }: { readonly children: ReactNode }) {
  const { lang, texts } = usePortalState();
  return <I18nextProvider i18n={textsFor(lang, texts)}>{children}</I18nextProvider>;
}
