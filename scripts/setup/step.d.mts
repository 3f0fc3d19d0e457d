/** Thrown when the user must do something. The message is one line that tells what. */
export class CannotContinue extends Error {}

/**
 * Prints the title of a piece of work, runs it, and prints its duration. Errors are passed on; work
 * that can fail without an error returns false.
 */
export function step<T>(title: string, work: () => T | Promise<T>): Promise<T>;
