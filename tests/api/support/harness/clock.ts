/** A clock that tests can move. It runs on by itself, as the real one does. */
export class Clock {
  #aheadMs = 0;
  #furthestMs = 0;

  now = (): Date => new Date(Date.now() + this.#aheadMs);

  /** The latest moment that it has shown: what was over then may have been cleared away. */
  get furthest(): Date {
    return new Date(Math.max(this.#furthestMs, this.now().getTime()));
  }

  advanceMinutes(minutes: number): void {
    this.#aheadMs += minutes * 60_000;
  }

  reset(): void {
    this.#furthestMs = this.furthest.getTime();
    this.#aheadMs = 0;
  }
}
