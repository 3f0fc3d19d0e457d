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
  /** Form fields, or a multipart form. */
  form?: Record<string, string> | FormData;
  /** Value of the Idempotency-Key header. */
  key?: string | undefined;
  headers?: Record<string, string>;
}

const bodyOf = ({ json, form }: Call) => {
  if (form) return form instanceof FormData ? form : new URLSearchParams(form);
  return json === undefined ? null : JSON.stringify(json);
};

/** Sends one call over HTTP; redirects are not followed. */
export async function call(
  { apiUrl }: Server,
  method: string,
  path: string,
  sent: Call = {},
): Promise<Answer> {
  const { as, token = as?.token, json, key, headers } = sent;
  const response = await fetch(`${apiUrl}/api${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
      ...headers,
    },
    body: bodyOf(sent),
  });
  const text = await response.text();
  const answer = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {};
  return { ...answer, status: response.status, location: response.headers.get('location') };
}
