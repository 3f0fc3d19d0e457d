type Values = Record<string, unknown>;

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

const textOf = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : String(value);

/** Returns the URL of an endpoint below /api: `path` with each `:name` filled in, and the query string. */
export function apiPath(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replace(/:(\w+)/g, (placeholder, name) =>
    isGiven(params[name]) ? encodeURIComponent(textOf(params[name])) : placeholder,
  );
  const given = Object.entries(query).filter(([, value]) => isGiven(value));
  const search = new URLSearchParams(given.map(([name, value]) => [name, textOf(value)]));
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`;
}
