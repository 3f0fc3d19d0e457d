/** A moment that is waited for. `Promise.withResolvers` is younger than browsers that the site is built for. */
class Moment {
  come: () => void = () => {};
  readonly promise = new Promise<void>((resolve) => {
    this.come = resolve;
  });
}

/** The piece that is being taken over, and those before it. */
let turn: Promise<void> = Promise.resolve();

/** When React takes over a piece of a page that was rendered before the app. */
export class PieceGate {
  readonly #opened = new Moment();
  readonly #taken = new Moment();
  #isStanding = false;
  #isAsked = false;

  /**
   * Its place is there now, in the browser.
   * @returns whether its content was in the page before, and is not React's yet
   */
  stand(): boolean {
    this.#isStanding ||= !this.#isAsked;
    return this.#isStanding;
  }

  /**
   * What its content waits for before it is rendered; null: it is rendered at once. React asks a second time
   * before it is opened only if it cannot wait: somebody has tapped it, or something around it has changed. Then
   * the first wait ends, too: React keeps the whole change back until it has taken over what waits.
   */
  get wait(): Promise<void> | null {
    const isAskedAgain = this.#isAsked;
    this.#isAsked = true;
    if (!this.#isStanding) return null;
    if (!isAskedAgain) return this.#opened.promise;
    this.#opened.come();
    return null;
  }

  /** From now on React may take it over, after those that were opened before it. */
  open(): void {
    const before = turn;
    turn = before.then(() => {
      this.#opened.come();
      return this.#taken.promise;
    });
  }

  /**
   * The page is used: its data changes soon. What React has not asked for by then it gets at once, or the first change
   * would render it anew.
   */
  hurry(): void {
    this.#isAsked = true;
  }

  /** It has been taken over, or is gone. */
  leave(): void {
    this.#taken.come();
  }
}
