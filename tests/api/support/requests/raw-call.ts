import { type OutgoingHttpHeaders, request } from 'node:http';
import type { ErrorAnswer } from '@carwash/domain/endpoint/errors';
import type { Harness } from '../harness/harness.ts';
import type { Person } from '../people/people.ts';

interface RawCall {
  as?: Person | undefined;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

export interface RawAnswer extends Partial<ErrorAnswer> {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  data?: unknown;
}

/** Sends one call whose address and body are sent byte for byte, because `fetch` would normalise both. */
export const rawCall = (
  { apiUrl }: Pick<Harness, 'apiUrl'>,
  method: string,
  path: string,
  { as, headers, body }: RawCall = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(apiUrl);
    const outgoing = request(
      {
        hostname,
        port,
        method,
        // No connection is reused, because the server may close it just then.
        agent: false,
        path: `/api${path}`,
        headers: {
          ...(as && { authorization: `Bearer ${as.token}` }),
          ...(body !== undefined &&
            !headers?.['transfer-encoding'] && { 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      async (response) => {
        const text = Buffer.concat(await response.toArray()).toString();
        const isJson = response.headers['content-type']?.includes('json');
        const answer = isJson ? JSON.parse(text) : {};
        resolve({ ...answer, status: response.statusCode ?? 0, headers: response.headers });
      },
    );
    // A server may answer and close the connection before it has read the whole body.
    outgoing.on('error', reject);
    outgoing.end(body);
  });
