import type { Express } from 'express';
import { handlers } from './api.ts';
import { deployedContext } from './deployed-context.ts';
import { createAppCheck } from './gateways/app-check.ts';
import { createApp } from './http/create-app.ts';
import { createCallLimiter } from './limits/create-call-limiter.ts';
import { parseTrustedProxies } from './limits/parse-trusted-proxies.ts';
import { parameters } from './parameters.ts';

let app: Express | undefined;

/** The deployed HTTP API: created by the first request, then reused. */
export function deployedApi(): Express {
  app ??= createDeployedApp();
  return app;
}

function createDeployedApp(): Express {
  const context = deployedContext();
  return createApp({
    handlers,
    auth: context.auth,
    limiter: createCallLimiter(context),
    trustedProxies: parseTrustedProxies(parameters.trustedProxies.value()),
    verifyApp: createAppCheck(parameters.appCheck.value()),
    context,
  });
}
