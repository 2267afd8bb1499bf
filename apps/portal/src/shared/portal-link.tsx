import { matchRoute } from '@mediathek/domain';
import type { LinkProps } from '@mediathek/ui';
import type { MouseEvent } from 'react';
import { usePortal } from './portal';

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

// Files and calls of the server have addresses like pages; only what is a page can be opened without loading.
function isPage(href: string): boolean {
  return matchRoute(href.replace(/[?#].*$/s, '')) !== undefined;
}

/** A link inside the portal: opens without loading a page, and is an ordinary link for everything else. */
export function PortalLink({ href, onClick, ...props }: LinkProps) {
  const { navigate } = usePortal();

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const opensHere = !props.target || props.target === '_self';
    if (event.defaultPrevented || !opensHere || !isPlainClick(event) || !isPage(href)) return;
    event.preventDefault();
    navigate(href);
  }

  return <a {...props} href={href} onClick={handleClick} />;
}
