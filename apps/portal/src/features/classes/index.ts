import { classesQuery, classQuery, meansMissing } from '../../shared/classes/queries';
import type { PageModule } from '../../shared/page';
import { ClassPage } from './class-page';
import { ClassesPage } from './classes-page';

export const classesPage: PageModule<'classes'> = {
  Page: ClassesPage,
  prefetch: (portal) => portal.queries.prefetchQuery(classesQuery(portal)),
};

export const classPage: PageModule<'class'> = {
  Page: ClassPage,
  prefetch: (portal, { params }) => portal.queries.prefetchQuery(classQuery(portal, params.id)),
  status: (portal, { params }) =>
    meansMissing(portal.queries.getQueryState(classQuery(portal, params.id).queryKey)?.error) ? 404 : undefined,
  title: (portal, { params }) => portal.queries.getQueryData(classQuery(portal, params.id).queryKey)?.name,
};
