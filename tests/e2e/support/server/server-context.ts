import type { Context } from '@carwash/functions/context';
import { type FixtureContext, fixtureContextOn } from '../../../support/fixture-context.ts';
import { baseUrl, businessTimeZone, hashKey } from '../suite.ts';
import { emulators } from './emulators.ts';

/** Context for the server's own code, with the real clock. */
export const fixtures: FixtureContext = fixtureContextOn(
  emulators,
  { publicBaseUrl: baseUrl, businessTimeZone },
  hashKey,
);

/** The same at a moment of the test's choosing. */
export const contextAt = (moment: Date): Context => ({ ...fixtures.context, now: () => moment });
