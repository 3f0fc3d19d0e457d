import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import { type EndpointName, endpoints } from '@carwash/domain/endpoints';
import { type Capability, isCapability, rolesWith } from '@carwash/domain/roles/role';
import { chapters } from './chapters.ts';
import { curlExample } from './curl-example.ts';
import { parametersOf, requestBodyOf } from './inputs.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { entityNames, errorSchema, responsesOf } from './responses.ts';

type Json = Record<string, unknown>;

const authTexts: Readonly<Record<Exclude<Endpoint['auth'], Capability>, string>> = {
  anyone: 'Needs no token.',
  signedIn: 'Needs the token of anybody who is signed in.',
  anyRole: 'Needs the token of anybody whose account has a role.',
  user: 'Needs the token of a customer (role user).',
};

const eitherOf = new Intl.ListFormat('en', { type: 'disjunction' });

/** Returns a sentence that says who may call. */
const authText = (auth: Endpoint['auth']): string =>
  isCapability(auth)
    ? `Needs the token of staff (role ${eitherOf.format(rolesWith(auth))}).`
    : authTexts[auth];

/** Text in Markdown. */
const asShell = (command: string): string => `\`\`\`sh\n${command}\n\`\`\``;

function describeCall(name: EndpointName, apiUrl: string): string {
  const { auth, limits }: Endpoint = endpoints[name];
  const caller = limits.length > 0 ? `${authText(auth)} Limited per caller.` : authText(auth);
  return `${caller}\n\n${asShell(curlExample(name, apiUrl))}`;
}

const introduction = (apiUrl: string): string =>
  `Browse car wash services, hold a time slot, pay for it and manage the booking.

All paths below begin with \`${apiUrl}\`. Log in, take the \`token\` of the answer, and send it with every call that is not public. It is valid for an hour.

${asShell(curlExample('logIn', apiUrl))}

A good answer is \`{ "success": true, "data": … }\`. Lists are in \`data\` too; \`meta\` beside it says how to get the next page. Every field of an answer is always there unless it says otherwise. A failed call answers \`{ "success": false, "message": …, "code": … }\`, and where a field is at fault, \`errors\` with the \`path\` of every one.

Unknown fields and parameters are refused. Points in time are ISO 8601 strings; days and clock times are those of the business.`;

function operationOf(name: EndpointName, tag: string, path: string, apiUrl: string): Json {
  const endpoint: Endpoint = endpoints[name];
  const requestBody = requestBodyOf(name);
  const parameters = parametersOf(name, path);
  return {
    operationId: name,
    tags: [tag],
    summary: endpoint.summary,
    description: describeCall(name, apiUrl),
    security: endpoint.auth === 'anyone' ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: responsesOf(endpoint),
  };
}

/** OpenAPI treats paths that differ only in their parameter names as the same path. */
const shapeOf = (path: string): string => path.replace(/:\w+/g, ':');

/**
 * The common path of calls with the same shape. A parameter whose name differs between them is called
 * `id`.
 */
function sharedPath(names: EndpointName[]): string {
  const [first = [], ...others] = names.map((name) => endpoints[name].path.split('/'));
  return first
    .map((part, at) => (others.every((other) => other[at] === part) ? part : ':id'))
    .join('/');
}

function pathsOf(apiUrl: string): Json {
  const tags = new Map(
    chapters.flatMap((chapter) => chapter.endpoints.map((name) => [name, chapter.name])),
  );
  const groups = Map.groupBy(tags.keys(), (name) => shapeOf(endpoints[name].path));
  return Object.fromEntries(
    [...groups.values()].map((names) => {
      const path = sharedPath(names);
      const calls = names.map((name) => [
        endpoints[name].method.toLowerCase(),
        operationOf(name, tags.get(name) ?? '', path, apiUrl),
      ]);
      return [path.replace(/:(\w+)/g, '{$1}'), Object.fromEntries(calls)];
    }),
  );
}

/**
 * The whole API as an OpenAPI 3.1 document, generated from the endpoint table and its schemas.
 * @param apiUrl where the API is, without a trailing slash: for the examples
 */
export const openApiDocument = (apiUrl: string): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Car wash booking API',
    version: '1.0.0',
    contact: { name: 'The operators of this site' },
    license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
    description: introduction(apiUrl),
  },
  servers: [{ url: '/api' }],
  tags: chapters.map(({ name, summary }) => ({ name, description: summary })),
  paths: pathsOf(apiUrl),
  components: {
    securitySchemes: {
      bearer: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'The token that POST /auth/login answers with.',
      },
    },
    schemas: {
      Error: errorSchema,
      ...Object.fromEntries(
        [...entityNames].map(([schema, name]) => [name, jsonSchemaOf(schema, 'answer')]),
      ),
    },
  },
});
