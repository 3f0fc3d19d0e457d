export interface SeededRandom {
  /** Returns a whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  /** Returns true with a probability of `percent` percent. */
  chance(percent: number): boolean;
  /**
   * Returns a random element.
   * @throws RangeError when there is nothing to pick from.
   */
  pick<T>(from: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
  /** Returns 32 hexadecimal digits. */
  hex(): string;
}

/** Returns the FNV-1a hash, 32 bits, which gives similar names different seeds. */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (const character of name) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

/**
 * Returns a random generator (Mulberry32) that gives the same numbers for the same name on every run. Each
 * subject has its own generator, so that a change of the sales does not change the slots.
 */
export function seededRandom(name: string): SeededRandom {
  let state = hash(name);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    between,
    chance: (percent) => next() * 100 < percent,
    pick: (from) => {
      const [picked] = from.slice(between(0, from.length - 1));
      if (picked === undefined) throw new RangeError('There is nothing to pick from');
      return picked;
    },
    shuffled: (list) =>
      list
        .map((item) => ({ item, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ item }) => item),
    hex: () =>
      Array.from({ length: 4 }, () =>
        between(0, 2 ** 32 - 1)
          .toString(16)
          .padStart(8, '0'),
      ).join(''),
  };
}
