import { linkTo, type Visitor } from '@mediathek/domain';
import { findSearchPage } from '../../shared/search-page';

/** A subject leads to all media of its branch in the search that is open to the visitor; nowhere where none is. */
export function subjectHref(code: string, visitor: Visitor): string | undefined {
  const page = findSearchPage(visitor);
  return page && linkTo(page, {}, { geb: code });
}

/** New schools register here, or elsewhere where the operator says so, or not at all. */
export function registerHref({ config }: Visitor): string | undefined {
  if (config === false) return undefined;
  return config.RegisterURL || (config.AllowRegister ? linkTo('register') : undefined);
}
