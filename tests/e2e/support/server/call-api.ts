import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { signInWithPassword } from '../../../support/emulators/auth-rest.ts';
import type { Account } from '../records/accounts.ts';

/** An ID token of the account, as a program gets one. */
export const tokenOf = async ({ email, password }: Account): Promise<string> =>
  (await signInWithPassword(email, password)).token;

interface Call {
  token: string;
  params?: Record<string, string>;
  body?: object;
}

/** Calls the API with a token; parameters that are left out belong to nobody. */
export const callAs = (
  request: APIRequestContext,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { token, params = {}, body }: Call,
): Promise<APIResponse> =>
  request.fetch(`/api${path.replace(/:(\w+)/g, (_all, name) => params[name] ?? 'nobody')}`, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    ...(body && { data: body }),
  });
