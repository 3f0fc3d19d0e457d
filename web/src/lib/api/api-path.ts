/**
 * The address of an endpoint: `path` with each `:name` replaced by its parameter, below /api.
 * Parameters that the path does not name become the query.
 */
export function apiPath(path: string, params: Record<string, unknown>): string {
  const rest = new URLSearchParams();
  const named = new Map<string, string>();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue;
    if (path.split('/').includes(`:${name}`)) named.set(name, encodeURIComponent(String(value)));
    else rest.set(name, String(value));
  }
  const filled = path.replace(/:(\w+)/g, (placeholder, name) => named.get(name) ?? placeholder);
  return `/api${filled}${rest.size > 0 ? `?${rest}` : ''}`;
}
