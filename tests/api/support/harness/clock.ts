/** A clock that tests can move. It keeps running, as the real one does, unless it was stopped. */
export class Clock {
  #aheadMs = 0;
  #furthestMs = 0;
  #stoppedAtMs: number | null = null;

  now = (): Date => new Date((this.#stoppedAtMs ?? Date.now()) + this.#aheadMs);

  /** The latest time that it has shown: records that were over then may have been deleted. */
  get furthest(): Date {
    return new Date(Math.max(this.#furthestMs, this.now().getTime()));
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
    this.#furthestMs = this.furthest.getTime();
    this.#aheadMs = 0;
    this.#stoppedAtMs = null;
  }
}
