import { type LinkQuery, linkTo, type RouteName, type RouteParams } from '@mediathek/domain';
import { TextLink, type TextLinkProps } from '@mediathek/ui';

export type AppLinkProps<Name extends RouteName> = Omit<TextLinkProps, 'href'> & {
  readonly to: Name;
  readonly query?: LinkQuery | undefined;
} & (Record<never, never> extends RouteParams<Name>
    ? { readonly params?: RouteParams<Name> }
    : { readonly params: RouteParams<Name> });

type AnyLink = (name: RouteName, params: object | undefined, query: LinkQuery | undefined) => string;

/** A link to a page by its name; a missing parameter does not compile. */
export function AppLink<Name extends RouteName>({ to, params, query, ...rest }: AppLinkProps<Name>) {
  // The props have just checked the parameters against the page's address.
  return <TextLink {...rest} href={(linkTo as AnyLink)(to, params, query)} />;
}
