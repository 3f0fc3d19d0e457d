/** Reads fields of a parsed form or query as text; empty when a field is absent or repeated. */
export function formReader(form: unknown): (name: string) => string {
  const values = new Map(typeof form === 'object' && form !== null ? Object.entries(form) : []);
  return (name) => {
    const value: unknown = values.get(name);
    return typeof value === 'string' ? value : '';
  };
}
