import type { Context } from '@carwash/functions/context';

/** What every piece of the test ground works on: the server's own context, on the emulators. */
export interface Ground {
  context: Context;
}
