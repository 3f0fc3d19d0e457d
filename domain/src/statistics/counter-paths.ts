type Nested<Leaf> = { [key: string]: Leaf | Nested<Leaf> };

/** Converts counter paths ('ratings.sum') to nested fields of a document. `leaf` converts each amount. */
export function nestCounters<Leaf>(
  counters: ReadonlyMap<string, number>,
  leaf: (amount: number) => Leaf,
): Nested<Leaf> {
  const root: Nested<Leaf> = {};
  for (const [path, amount] of counters) {
    const keys = path.split('.');
    const last = keys.pop() ?? path;
    let level = root;
    for (const key of keys) {
      level[key] ??= {};
      level = level[key] as Nested<Leaf>;
    }
    level[last] = leaf(amount);
  }
  return root;
}

/** Returns the numbers in a document's nested fields by path. Other values are left out. */
export function flattenCounters(fields: object): Map<string, number> {
  const counters = new Map<string, number>();
  for (const [key, value] of Object.entries(fields)) {
    if (typeof value === 'number') counters.set(key, value);
    if (typeof value !== 'object' || value === null) continue;
    for (const [path, amount] of flattenCounters(value)) counters.set(`${key}.${path}`, amount);
  }
  return counters;
}
