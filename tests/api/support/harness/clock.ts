/** A clock that tests can move. It runs on by itself, as the real one does, unless it was stopped. */
export class Clock {
  #aheadMs = 0;
  #furthestMs = 0;
  #stoppedAtMs: number | null = null;

  now = (): Date => new Date((this.#stoppedAtMs ?? Date.now()) + this.#aheadMs);

  /** The latest moment that it has shown: what was over then may have been cleared away. */
  get furthest(): Date {
    return new Date(Math.max(this.#furthestMs, this.now().getTime()));
  }

  advanceMinutes(minutes: number): void {
    this.#aheadMs += minutes * 60_000;
  }

  /** Stands still at a moment until it is reset: a run that only moves it by hand can be repeated. */
  stopAt(moment: Date): void {
    this.#aheadMs = 0;
    this.#stoppedAtMs = moment.getTime();
  }

  reset(): void {
    this.#furthestMs = this.furthest.getTime();
    this.#aheadMs = 0;
    this.#stoppedAtMs = null;
  }
}
