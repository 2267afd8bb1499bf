import { LinkProvider } from '@mediathek/ui';
import '@mediathek/ui/styles.css';
import './publisher.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useMemo } from 'react';
import { PortalProvider } from '../shared/portal';
import { PortalLink } from '../shared/portal-link';
import type { PortalParts } from './create-portal';
import { ShellProvider } from './shell-context';

/** The whole interface, the same on the server and in the browser. */
export function App({ parts }: { readonly parts: PortalParts }) {
  const { portal, router, overlays, scroll } = parts;
  const shell = useMemo(() => ({ overlays, scroll }), [overlays, scroll]);
  return (
    <PortalProvider value={portal}>
      <QueryClientProvider client={portal.queries}>
        <LinkProvider value={PortalLink}>
          <ShellProvider value={shell}>
            <RouterProvider router={router} />
          </ShellProvider>
        </LinkProvider>
      </QueryClientProvider>
    </PortalProvider>
  );
}
