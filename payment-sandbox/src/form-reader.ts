/** Reads one field of a parsed form or query; empty when absent or sent more than once. */
export function formReader(form: unknown): (name: string) => string {
  const values = new Map(typeof form === 'object' && form !== null ? Object.entries(form) : []);
  return (name) => {
    const value: unknown = values.get(name);
    return typeof value === 'string' ? value : '';
  };
}
