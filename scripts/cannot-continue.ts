/** Thrown when only the reader can help: the message says what is wrong and what to do. */
export class CannotContinue extends Error {}
