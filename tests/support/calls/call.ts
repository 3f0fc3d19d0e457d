import type { ErrorCode } from '@carwash/domain/endpoint/errors';

export interface Answer {
  status: number;
  location: string | null;
  success: boolean;
  message: string;
  code?: ErrorCode;
  errors?: { path: string; message: string }[];
  // biome-ignore lint/suspicious/noExplicitAny: what came over the wire is what the tests look at
  data: any;
  /** Position in a list: a cursor, or a page number. */
  meta?: { limit: number; nextCursor?: string | null; page?: number; total?: number };
}

/** Address of an API, without the path that all its calls share. */
export interface Server {
  apiUrl: string;
}

/** A signed-in caller. */
export interface Caller {
  token: string;
}

interface Call {
  as?: Caller | undefined;
  token?: string;
  json?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

/** Sends one call over HTTP; redirects are not followed. */
export async function call(
  { apiUrl }: Server,
  method: string,
  path: string,
  { as, token = as?.token, json, form, headers }: Call = {},
): Promise<Answer> {
  const response = await fetch(`${apiUrl}/api${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: form ? new URLSearchParams(form) : json === undefined ? null : JSON.stringify(json),
  });
  const text = await response.text();
  const answer = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {};
  return { ...answer, status: response.status, location: response.headers.get('location') };
}
