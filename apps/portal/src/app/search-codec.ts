type Search = Readonly<Record<string, unknown>>;

// The router writes addresses anew from what it has read. These two keep every address as it is, `?embed` included.
export function parseSearch(text: string): Record<string, string[]> {
  // A map, because a name may be anything, also one that every object inherits.
  const values = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) values.set(name, [...(values.get(name) ?? []), value]);
  return Object.fromEntries(values);
}

export function stringifySearch(search: Search): string {
  const pairs = Object.entries(search).flatMap(([name, values]) =>
    (Array.isArray(values) ? values : [values])
      .filter((value) => value !== undefined && value !== null)
      .map((value) => encodeURIComponent(name) + (value === '' ? '' : `=${encodeURIComponent(String(value))}`))
      .filter(Boolean),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
