import type { Context } from '@carwash/functions/context';
import { type Ground, groundOn } from '../../../support/ground.ts';
import { baseUrl, businessTimeZone } from '../suite.ts';
import { emulators } from './emulators.ts';

/** Context for the server's own code, with the real clock. */
export const ground: Ground = groundOn(emulators, { publicBaseUrl: baseUrl, businessTimeZone });

/** The same at a moment of the test's choosing. */
export const contextAt = (moment: Date): Context => ({ ...ground.context, now: () => moment });
