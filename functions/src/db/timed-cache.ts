/**
 * Answers what was read last, and reads again once that is too old. Everybody who asks at the same time shares
 * one reading. One that failed is not kept.
 */
export type TimedCache<T> = (read: () => Promise<T>, now: Date) => Promise<T>;

/** @param maxAgeMs counted from when a reading began; 0: each call reads */
export function createTimedCache<T>(maxAgeMs: number): TimedCache<T> {
  let kept: { at: number; reading: Promise<T> } | null = null;

  return (read, now) => {
    const age = kept ? now.getTime() - kept.at : maxAgeMs;
    // A clock that was set back says nothing about the age.
    if (kept && age >= 0 && age < maxAgeMs) return kept.reading;
    const mine = { at: now.getTime(), reading: read() };
    kept = mine;
    mine.reading.catch(() => {
      if (kept === mine) kept = null;
    });
    return mine.reading;
  };
}
