import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';

/** What a link component receives; the router's own link is wrapped to take an address as `href`. */
export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };
export type LinkComponent = ComponentType<LinkProps> | 'a';

const LinkContext = createContext<LinkComponent>('a');

/** Gives all parts below it the link component of the router. */
export const LinkProvider = LinkContext.Provider;

/** Whether an address belongs to the portal itself, so that the router can open it without loading a page. */
export function isPortalAddress(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}

export type AnchorProps = LinkProps & {
  /** Another link component than the provided one. */
  linkAs?: LinkComponent | undefined;
};

/** An unstyled link that stays inside the portal where it can. */
export function Anchor({ linkAs, ...props }: AnchorProps) {
  const provided = useContext(LinkContext);
  const Link = isPortalAddress(props.href) ? (linkAs ?? provided) : 'a';
  return <Link {...props} />;
}
