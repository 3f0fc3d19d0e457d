/** The server could not be reached. The listener that says so keeps trying. */
export class Unreached extends Error {
  override readonly name = 'Unreached';
}
