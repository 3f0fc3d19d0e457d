import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import fc, { type Arbitrary } from 'fast-check';
import { mutationsOf, oddText } from './mutations.ts';
import { type KnownValues, validInputs } from './valid-inputs.ts';

/** A request without its caller. */
export interface RandomRequest {
  path: string;
  headers: Record<string, string>;
  body: string | Buffer;
}

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  image: 'multipart/form-data; boundary=edge',
  text: 'text/plain',
};

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

/**
 * Returns a text that fits into an address, because servers refuse longer ones before our code reads them.
 */
const shortTextOf = (value: unknown): string => textOf(value).slice(0, 300).toWellFormed();

/** Encodes a query; a list becomes a repeated parameter. */
function urlEncoded(input: Record<string, unknown>): string {
  const encoded = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) {
    for (const one of Array.isArray(value) ? value.slice(0, 5) : [value]) {
      encoded.append(shortTextOf(key), shortTextOf(one));
    }
  }
  return encoded.toString();
}

const addressOf = (path: string, params: Record<string, unknown>): string =>
  path.replace(/:(\w+)/g, (_all, name: string) =>
    // Never empty, because that would be another address.
    encodeURIComponent(shortTextOf(params[name] ?? '') || '-'),
  );

const beginnings = [
  '\xff\xd8\xff\xe0',
  '\x89PNG\r\n\x1a\n',
  'RIFF____WEBPVP8 ',
  '<svg>',
  '<html>',
  '',
];

/** A form with one file whose bytes begin like a picture but are none. */
const brokenUpload: Arbitrary<Buffer> = fc
  .tuple(
    fc.constantFrom('image', 'file', '__proto__'),
    fc.constantFrom(...beginnings),
    fc.uint8Array({ maxLength: 500 }),
    fc.constantFrom('\r\n--edge--\r\n', '\r\n--edge', ''),
  )
  .map(([field, beginning, bytes, end]) => {
    const disposition = `Content-Disposition: form-data; name="${field}"; filename="../a.png"`;
    const start = `--edge\r\n${disposition}\r\nContent-Type: image/png\r\n\r\n`;
    return Buffer.concat([Buffer.from(start + beginning, 'latin1'), bytes, Buffer.from(end)]);
  });

type Part = 'params' | 'query' | 'body';

function requestsOf(
  { path, accepts, method }: Endpoint,
  { params, query, body }: Record<Part, Arbitrary<Record<string, unknown>>>,
): Arbitrary<RandomRequest> {
  const encoded: Arbitrary<string | Buffer> =
    accepts === 'image' ? brokenUpload : body.map(accepts === 'form' ? urlEncoded : textOf);
  const headers: Record<string, string> =
    method === 'GET' ? {} : { 'content-type': contentTypes[accepts] };
  return fc.tuple(params, query, encoded).map(([ofPath, ofQuery, sent]) => ({
    path: `${addressOf(path, ofPath)}?${urlEncoded(ofQuery)}`,
    headers,
    body: method === 'GET' ? '' : sent,
  }));
}

const validParts = (endpoint: Endpoint, known: KnownValues) => ({
  params: validInputs(endpoint.params, known),
  query: validInputs(endpoint.query, known),
  body: validInputs(endpoint.body, known),
});

/** Returns requests that an endpoint's schemas accept. */
export const validRequests = (endpoint: Endpoint, known: KnownValues): Arbitrary<RandomRequest> =>
  requestsOf(endpoint, validParts(endpoint, known));

const fieldsOf = ({ fields }: Endpoint['body']): string[] => Object.keys(fields);

/** Tells whether the valid requests of an endpoint differ from each other. */
export const hasVariety = ({ params, query, body, accepts }: Endpoint): boolean =>
  accepts === 'image' || [params, query, body].flatMap(fieldsOf).length > 0;

/** Returns the parts of an endpoint's requests that can be faulty; the body twice, because it has most fields. */
export const faultyParts = ({ params, method }: Endpoint): Part[] => [
  ...(fieldsOf(params).length > 0 ? (['params'] as const) : []),
  'query',
  ...(method === 'GET' ? [] : (['body', 'body'] as const)),
];

/** Returns requests with faults in one of these parts. */
export function mutatedRequests(endpoint: Endpoint, known: KnownValues): Arbitrary<RandomRequest> {
  const valid = validParts(endpoint, known);
  const oddParams = valid.params.chain((params) =>
    fc.record(Object.fromEntries(Object.keys(params).map((name) => [name, oddText]))),
  );
  const faulty = {
    params: oddParams,
    query: mutationsOf(valid.query),
    body: mutationsOf(valid.body),
  };
  return fc.oneof(
    ...faultyParts(endpoint).map((part) =>
      requestsOf(endpoint, { ...valid, [part]: faulty[part] }),
    ),
  );
}
