import type { Context } from './context.ts';
import { createAppCheck } from './gateways/app-check.ts';
import type { CallGuards } from './http/serve-endpoint.ts';
import { createCallLimiter } from './limits/create-call-limiter.ts';
import { parseTrustedProxies } from './limits/parse-trusted-proxies.ts';
import { callLimits, parameters } from './parameters.ts';
import { noteChanges } from './reconciler/note-changes.ts';
import { followAccounts } from './users/sync-email.ts';

/** Returns the checks that every deployed app runs before a handler. */
export const deployedGuards = ({
  auth,
  db,
  now,
}: Pick<Context, 'auth' | 'db' | 'now'>): CallGuards => ({
  auth,
  limiter: createCallLimiter({ db, now, settings: { callLimits: callLimits() } }),
  trustedProxies: parseTrustedProxies(parameters.trustedProxies.value()),
  verifyApp: createAppCheck(parameters.appCheck.value()),
  noteChange: noteChanges({ db, now }),
  followAccount: followAccounts({ auth, db, now }),
});
