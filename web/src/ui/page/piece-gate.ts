/**
 * A promise that is resolved from outside. `Promise.withResolvers` is younger than browsers that the site is
 * built for.
 */
class Moment {
  come: () => void = () => {};
  readonly promise = new Promise<void>((resolve) => {
    this.come = resolve;
  });
}

/** Resolves when the section that is being hydrated, and those queued before it, are done. */
let turn: Promise<void> = Promise.resolve();

/** Decides when React hydrates one section of a page that was rendered before the app. */
export class PieceGate {
  readonly #opened = new Moment();
  readonly #taken = new Moment();
  #isStanding = false;
  #isAsked = false;

  /**
   * Notes that the section's element is in the page.
   * @returns whether its content was in the page before, and React has not hydrated it yet
   */
  stand(): boolean {
    this.#isStanding ||= !this.#isAsked;
    return this.#isStanding;
  }

  /**
   * A promise for which the content waits before it renders; null: it renders at once. React reads this a
   * second time before `open` only if it can't wait, because somebody has tapped the section or something
   * around it has changed. The first wait ends then, too, because React would hold back the whole change
   * until everything that waits is hydrated.
   */
  get wait(): Promise<void> | null {
    const isAskedAgain = this.#isAsked;
    this.#isAsked = true;
    if (!this.#isStanding) return null;
    if (!isAskedAgain) return this.#opened.promise;
    this.#opened.come();
    return null;
  }

  /** Lets React hydrate the section, after those that were opened before it. */
  open(): void {
    const before = turn;
    turn = before.then(() => {
      this.#opened.come();
      return this.#taken.promise;
    });
  }

  /**
   * Called when the page is used, because its data will change soon. A section that React has not begun with
   * then renders at once, because the first change would otherwise render it anew.
   */
  hurry(): void {
    this.#isAsked = true;
  }

  /** Notes that the section is hydrated or removed. */
  leave(): void {
    this.#taken.come();
  }
}
