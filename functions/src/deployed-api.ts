import type { Express } from 'express';
import { handlers } from './api.ts';
import { deployedContext } from './deployed-context.ts';
import { deployedGuards } from './deployed-guards.ts';
import { deployedHeaders } from './deployed-headers.ts';
import { createApp } from './http/create-app.ts';

let app: Express | undefined;

/** Returns the deployed HTTP API: created by the first request, then reused. */
export function deployedApi(): Express {
  app ??= createDeployedApp();
  return app;
}

function createDeployedApp(): Express {
  const context = deployedContext();
  return createApp({
    handlers,
    context,
    headers: deployedHeaders(),
    ...deployedGuards(context),
  });
}
