import { decideRouteAccess, getRoute, isSchoolAdmin, isStudent, type RouteName, type Visitor } from '@mediathek/domain';

/** A link of the main navigation: its text's key, its page, and the pages on which it is marked as current. */
export interface MainLink {
  readonly text: 'search' | 'catalogue' | 'lists' | 'classes' | 'library' | 'school' | 'loans' | 'news';
  readonly page: 'search' | 'csearch' | 'medialists' | 'classes' | 'library' | 'school' | 'tech-rental' | 'news-list';
  readonly section: readonly RouteName[];
}

const links = {
  search: { text: 'search', page: 'search', section: ['search', 'search-media-detail', 'ai-search'] },
  catalogue: { text: 'catalogue', page: 'csearch', section: ['csearch', 'csearch-media-detail'] },
  lists: { text: 'lists', page: 'medialists', section: ['medialists', 'medialist', 'medialist-media-detail'] },
  classes: { text: 'classes', page: 'classes', section: ['classes', 'class', 'class-media-detail'] },
  library: { text: 'library', page: 'library', section: ['library', 'library-media-detail'] },
  school: { text: 'school', page: 'school', section: ['school', 'school-media-detail'] },
  loans: { text: 'loans', page: 'tech-rental', section: ['tech-rental'] },
  news: { text: 'news', page: 'news-list', section: ['news-list', 'news'] },
} as const satisfies Record<MainLink['text'], MainLink>;

function wanted(visitor: Visitor): readonly MainLink[] {
  const { user } = visitor;
  if (user === false) return [links.search, links.catalogue, links.loans, links.news];
  if (isStudent(user)) return [links.search, links.classes, links.library];
  const daily = [links.search, links.lists, links.classes, links.library, links.loans];
  return isSchoolAdmin(user) ? [...daily, links.school] : daily;
}

/**
 * The navigation offers what the person comes for and the deployment has. A guest sees the loans although they need a
 * sign-in, because that is what many come to look for; of two searches they see those that are open to them.
 */
export function mainLinks(visitor: Visitor): readonly MainLink[] {
  return wanted(visitor).filter(({ page }) => {
    const decision = decideRouteAccess(getRoute(page), visitor);
    return decision === 'allow' || (decision === 'login' && page === 'tech-rental');
  });
}
