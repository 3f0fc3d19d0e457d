/** Thrown when only the reader can help: the message is one line that says what to do. */
export class CannotContinue extends Error {}

/**
 * Announces a piece of work, does it, and says how long it took. A failure passes through; work that
 * can fail without one says so by answering false.
 */
export function step<T>(title: string, work: () => T | Promise<T>): Promise<T>;
