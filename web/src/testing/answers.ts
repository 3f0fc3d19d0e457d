import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import { errorStatuses, type Refusal } from '@carwash/domain/endpoint/errors';
import { type EndpointName, endpoints } from '@carwash/domain/endpoints';
import { vi } from 'vitest';
import { object } from 'yup';

/** A call that the screen has made. */
export interface MadeCall {
  name: EndpointName;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  /** Its idempotency key; null for none. */
  key: string | null;
}

/** A refusal of a call, with the status of its code. */
export class Refused {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    this.refusal = refusal;
  }
}

export const refused = (
  code: Refusal['code'],
  message = 'Refused',
  errors: Refusal['errors'] = [],
): Refused => new Refused({ code, message, errors });

const lostConnection = new TypeError('Failed to fetch');

/** Loses the connection during a call. */
export const brokenConnection = (): never => {
  throw lostConnection;
};

/** Returns the `data` of the answer, `{ data, meta }` where the endpoint has `meta`, a refusal, or a response. */
type AnswerCall = (call: MadeCall) => unknown;

export type Answers = Partial<Record<EndpointName, AnswerCall>>;

const patternOf = ({ path }: Endpoint) =>
  new RegExp(`^/api${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

const patterns = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
  name: name as EndpointName,
  endpoint,
  pattern: patternOf(endpoint),
}));

function endpointOf(method: string, path: string) {
  for (const { name, endpoint, pattern } of patterns) {
    const match = endpoint.method === method && pattern.exec(path);
    if (match) return { name, endpoint, params: { ...match.groups } };
  }
  throw new Error(`The API has no ${method} ${path}`);
}

/** Returns the response with this answer. @throws ValidationError if the API would never answer that */
function responseTo(answer: unknown, { data: schema, meta = object() }: Endpoint): Response {
  if (answer instanceof Response) return answer;
  if (answer instanceof Refused) {
    const { refusal } = answer;
    const status = errorStatuses[refusal.code];
    return Response.json({ success: false, ...refusal }, { status });
  }
  const hasMeta = Object.keys(meta.fields).length > 0;
  const { data = {}, ...others } = hasMeta ? Object(answer) : { data: answer };
  meta.shape({ data: schema }).validateSync({ data, ...others });
  return Response.json({ success: true, data, ...others });
}

let answers: Answers = {};
let calls: MadeCall[] = [];

/** Calls made since the screen was rendered. */
export const madeCalls = (name?: EndpointName): MadeCall[] =>
  calls.filter((call) => name === undefined || call.name === name);

/** Replaces `fetch`: calls get these answers, all others fail. */
export function answerCalls(given: Answers): void {
  answers = given;
  calls = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, location.href);
    const { name, endpoint, params } = endpointOf(init.method ?? 'GET', url.pathname);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const key = new Headers(init.headers).get('Idempotency-Key');
    const call = { name, params, query: Object.fromEntries(url.searchParams), body, key };
    calls.push(call);
    const answer = answers[name];
    try {
      if (!answer) throw new Error('The test has none');
      return responseTo(await answer(call), endpoint);
    } catch (error) {
      // Screens would tell it as a failure of the connection.
      if (error !== lostConnection) console.error(`There is no answer to ${name}:`, error);
      throw error;
    }
  });
}
