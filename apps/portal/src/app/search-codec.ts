type Search = Readonly<Record<string, unknown>>;

// The router writes addresses anew from what it has read. These two keep every address as it is, `?embed` included.
export function parseSearch(text: string): Record<string, string[]> {
  const search: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(text)) search[name] = [...(search[name] ?? []), value];
  return search;
}

export function stringifySearch(search: Search): string {
  const pairs = Object.entries(search).flatMap(([name, values]) =>
    (Array.isArray(values) ? values : [values])
      .filter((value) => value !== undefined && value !== null)
      .map((value) => encodeURIComponent(name) + (value === '' ? '' : `=${encodeURIComponent(String(value))}`)),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
