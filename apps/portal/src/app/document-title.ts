import type { TFunction } from 'i18next';
import type { Portal } from '../shared/portal';
import type { PageView } from './page-view';

/** A page's title: from its own data where it has one, otherwise the page's name. */
export function pageTitle(view: PageView, portal: Portal, t: TFunction): string {
  return view.module.title?.(portal, view.props, t) ?? t(`pages.titles.${view.props.name}`);
}

/** The browser's tab says the page first: of twenty tabs only the first words can be read. */
export function documentTitle(view: PageView, portal: Portal, t: TFunction): string {
  return t('pages.documentTitle', { page: pageTitle(view, portal, t), portal: t('shell.name') });
}
