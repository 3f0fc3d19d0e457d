/** The one that is being taken over, and those before it. */
let turn: Promise<void> = Promise.resolve();

/** When React takes over a piece of a page that was rendered before the app. */
export class PieceGate {
  readonly #opened = Promise.withResolvers<void>();
  readonly #taken = Promise.withResolvers<void>();
  #isStanding = false;
  #isAsked = false;

  /** Its content is in the page already, and is not React's yet. */
  stand(): void {
    this.#isStanding = true;
  }

  /**
   * What its content waits for before it is rendered; null: it is rendered at once. React asks a second time
   * before it is opened only if it cannot wait: somebody has tapped it, or something around it has changed.
   */
  get wait(): Promise<void> | null {
    const waits = this.#isStanding && !this.#isAsked;
    this.#isAsked = true;
    return waits ? this.#opened.promise : null;
  }

  /** From now on React may take it over, after those that were opened before it. */
  open(): void {
    const before = turn;
    turn = before.then(() => {
      this.#opened.resolve();
      return this.#taken.promise;
    });
  }

  /** It has been taken over, or is gone. */
  leave(): void {
    this.#taken.resolve();
  }
}
