/**
 * A clock that tests can move. It keeps running, as the real one does, unless it was stopped. Calls of the API
 * that wait move it on at once, or stay waiting where a test wants to see what happens meanwhile.
 */
export class Clock {
  #aheadMs = 0;
  #stoppedAtMs: number | null = null;
  #waits = 0;
  /** Ends the waits that are held back; null: none are. */
  #ends: (() => void)[] | null = null;

  now = (): Date => new Date((this.#stoppedAtMs ?? Date.now()) + this.#aheadMs);

  wait = async (ms: number): Promise<void> => {
    this.#waits += 1;
    const ends = this.#ends;
    if (ends) await new Promise<void>((resolve) => ends.push(resolve));
    this.#aheadMs += ms;
  };

  /** Number of calls that have waited, or still do. */
  get waits(): number {
    return this.#waits;
  }

  /** Lets calls wait until `endWaits`. */
  holdWaits(): void {
    this.#ends ??= [];
  }

  endWaits(): void {
    const ends = this.#ends ?? [];
    this.#ends = null;
    for (const end of ends) end();
  }

  advanceMinutes(minutes: number): void {
    this.#aheadMs += minutes * 60_000;
  }

  /** Stops at a time until it is reset, because a run that only moves it by hand can be repeated. */
  stopAt(moment: Date): void {
    this.#aheadMs = 0;
    this.#stoppedAtMs = moment.getTime();
  }

  reset(): void {
    this.endWaits();
    this.#waits = 0;
    this.#aheadMs = 0;
    this.#stoppedAtMs = null;
  }
}
