import { createServer } from 'node:http';
import { createApp } from '@carwash/functions/http/create-app';
import { createCallLimiter } from '@carwash/functions/limits/create-call-limiter';
import { parseCallLimits } from '@carwash/functions/limits/parse-call-limits';
import { close, listen } from '../../../support/servers.ts';
import type { Harness } from './harness.ts';

/** Opens another instance of the API on the same Firestore, with limits of its own. */
export async function openLimitedApp(harness: Harness, limits: string) {
  const settings = { ...harness.context.settings, callLimits: parseCallLimits(limits) };
  const limiter = createCallLimiter({ ...harness.context, settings });
  const server = createServer(createApp({ ...harness.app, limiter }));
  return { ...harness, apiUrl: await listen(server), close: () => close(server) };
}
