import { linkTo, type Route } from '@mediathek/domain';

/** An address for a route: each of its parameters with a value that fits. */
export function exampleAddress({ name, path }: Route): string {
  const values = [...path.matchAll(/\{(\w+)\??\}/g)].map(([, parameter = '']) => [
    parameter,
    parameter === 'mediaType' ? 'media' : exampleOf(name, parameter),
  ]);
  // The names of the parameters come from the route's own path.
  return linkTo(name as 'media', Object.fromEntries(values) as { id: string });
}

function exampleOf(name: string, parameter: string): string {
  if (name === 'error') return 'expired';
  if (name === 'news-list') return 'verleih';
  return parameter === 'tab' ? 'lists' : 'example-1';
}
