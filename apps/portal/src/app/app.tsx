import { LinkProvider } from '@mediathek/ui';
import '@mediathek/ui/styles.css';
import './publisher.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { PortalProvider } from '../shared/portal';
import { PortalLink } from '../shared/portal-link';
import type { PortalParts } from './create-portal';
import { type ShellParts, ShellProvider } from './shell-context';

export interface AppProps {
  readonly parts: PortalParts;
  readonly onAwake?: ShellParts['onAwake'];
}

const noListener = () => {};

/** The whole interface, the same on the server and in the browser. */
export function App({ parts, onAwake = noListener }: AppProps) {
  const { portal, router, overlays, scroll } = parts;
  const shell = useMemo(() => ({ overlays, scroll, onAwake }), [overlays, scroll, onAwake]);
  useEffect(() => onAwake('frame'), [onAwake]);
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
