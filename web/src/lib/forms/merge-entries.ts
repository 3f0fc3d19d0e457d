/** Tells how to identify the entries of a list in a form, and how to compare them. */
export interface Entries<Entry> {
  /** Returns an id that an entry keeps while it is edited. */
  idOf: (entry: Entry, index: number) => string | number;
  /** Returns an entry for comparison. */
  comparable: (entry: Entry) => unknown;
}

/** The lists of a form whose entries are merged one by one; others are replaced as a whole. */
export type MergedLists<Values> = {
  [Field in keyof Values]?: Values[Field] extends (infer Entry)[] ? Entries<Entry> : never;
};

/** Tells whether the entries that both lists have are in the same order. */
function isOrderKept(one: readonly unknown[], other: readonly unknown[]): boolean {
  const [ids, others] = [new Set(one), new Set(other)];
  const common = one.filter((id) => others.has(id));
  return JSON.stringify(common) === JSON.stringify(other.filter((id) => ids.has(id)));
}

/**
 * Merges an edited list with a version that somebody else has saved meanwhile. Additions, changes and
 * removals made here stay; everything else takes the saved version, so that no entry is lost because two
 * people edit at once. An entry that both have changed keeps the version typed here; one that both have added
 * appears once.
 * @param before the saved list from which the edit started
 */
export function mergeEntries<Entry>(
  typed: readonly Entry[],
  before: readonly Entry[],
  now: readonly Entry[],
  { idOf, comparable }: Entries<Entry>,
): Entry[] {
  const byId = (list: readonly Entry[]) =>
    new Map(list.map((entry, at) => [idOf(entry, at), entry]));
  const [mine, old, current] = [byId(typed), byId(before), byId(now)];
  const text = (entry: Entry | undefined) => entry && JSON.stringify(comparable(entry));
  const kept = [...mine].flatMap(([id, entry]): [string | number, Entry][] => {
    const isTyped = !old.has(id) || text(entry) !== text(old.get(id));
    const saved = current.get(id);
    if (isTyped) return [[id, entry]];
    return saved ? [[id, saved]] : [];
  });
  const same = new Set(kept.map(([, entry]) => text(entry)));
  const added = [...current].filter(
    ([id, entry]) => !old.has(id) && !mine.has(id) && !same.has(text(entry)),
  );
  const merged = new Map([...kept, ...added]);
  if (!isOrderKept([...mine.keys()], [...old.keys()])) return [...merged.values()];
  const ids = new Set([...current.keys(), ...merged.keys()]);
  return [...ids].flatMap((id) => merged.get(id) ?? []);
}
