import { createServer } from 'node:http';
import { createApp } from '@carwash/functions/http/create-app';
import { createCallLimiter } from '@carwash/functions/limits/create-call-limiter';
import { parseCallLimits } from '@carwash/functions/limits/parse-call-limits';
import { close, listen, type World } from './world.ts';

/** Another instance of the API on the same Firestore, with limits of its own. */
export async function openLimitedApp(world: World, limits: string) {
  const settings = { ...world.context.settings, callLimits: parseCallLimits(limits) };
  const limiter = createCallLimiter({ ...world.context, settings });
  const server = createServer(createApp({ ...world.app, limiter }));
  return { ...world, apiUrl: await listen(server), close: () => close(server) };
}
