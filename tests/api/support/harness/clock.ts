/** A clock that tests can move. It keeps running, as the real one does, unless it was stopped. */
export class Clock {
  #aheadMs = 0;
  #stoppedAtMs: number | null = null;

  now = (): Date => new Date((this.#stoppedAtMs ?? Date.now()) + this.#aheadMs);

  advanceMinutes(minutes: number): void {
    this.#aheadMs += minutes * 60_000;
  }

  /** Stops at a time until it is reset, because a run that only moves it by hand can be repeated. */
  stopAt(moment: Date): void {
    this.#aheadMs = 0;
    this.#stoppedAtMs = moment.getTime();
  }

  reset(): void {
    this.#aheadMs = 0;
    this.#stoppedAtMs = null;
  }
}
