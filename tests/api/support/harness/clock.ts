/** A clock that tests can move. It runs on by itself, as the real one does. */
export class Clock {
  #aheadMs = 0;

  now = (): Date => new Date(Date.now() + this.#aheadMs);

  advanceMinutes(minutes: number): void {
    this.#aheadMs += minutes * 60_000;
  }

  reset(): void {
    this.#aheadMs = 0;
  }
}
