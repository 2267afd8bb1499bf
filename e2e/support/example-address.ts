import { linkTo, type Route } from '@mediathek/domain';

/** The film of the demo, open to everyone. */
export const exampleMedium = { identifier: 'MZH-4910001', title: 'Vulkane: Wenn die Erde sich öffnet' };

/** A code of the demo’s first school, and the title of its medium. */
export const exampleCode = { codeId: 'RS-1001', identifier: 'KOMPASS-6910602', title: 'Bruchstreifen' };

/** Whether a route leads to a medium, in whatever context. */
export const isMediumRoute = ({ name, path }: Route): boolean =>
  path.includes('{mediaId}') || name === 'media' || name === 'marketplacemedia';

/** An address for a route: each of its parameters with a value that fits. */
export function exampleAddress(route: Route): string {
  const { name, path } = route;
  const mediumParameter = path.includes('{mediaId}') ? 'mediaId' : 'id';
  const valueFor = (parameter: string): string => {
    if (name === 'school-media-detail') return parameter === 'codeId' ? exampleCode.codeId : exampleCode.identifier;
    if (isMediumRoute(route) && parameter === mediumParameter) return exampleMedium.identifier;
    return parameter === 'mediaType' ? 'media' : exampleOf(name, parameter);
  };
  const values = [...path.matchAll(/\{(\w+)\??\}/g)].map(([, parameter = '']) => [parameter, valueFor(parameter)]);
  // The names of the parameters come from the route's own path.
  return linkTo(name as 'media', Object.fromEntries(values) as { id: string });
}

function exampleOf(name: string, parameter: string): string {
  if (name === 'error') return 'expired';
  if (name === 'news-list') return 'verleih';
  return parameter === 'tab' ? 'lists' : 'example-1';
}
