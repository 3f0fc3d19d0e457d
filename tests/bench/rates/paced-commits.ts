/** Firestore sustains about one write per second to a document; the emulator has no such limit. */
const writeMs = 1000;

/**
 * Stands in for Firestore's commits: it grants each document one write per second. A commit waits until
 * every document that it writes has had its second, and those that come later wait behind it.
 */
export class PacedCommits {
  private readonly freeAt = new Map<string, number>();

  /**
   * @param at when the commit is sent, in milliseconds
   * @returns when it is through
   */
  commit(paths: Iterable<string>, at: number): number {
    const written = [...paths];
    const begins = Math.max(at, ...written.map((path) => this.freeAt.get(path) ?? 0));
    for (const path of written) this.freeAt.set(path, begins + writeMs);
    return begins;
  }
}
