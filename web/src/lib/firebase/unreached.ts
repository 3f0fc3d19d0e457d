/** Thrown when the server could not be reached. The listener that reports this keeps trying. */
export class Unreached extends Error {
  override readonly name = 'Unreached';
}
