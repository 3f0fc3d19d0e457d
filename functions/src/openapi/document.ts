import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import { type EndpointName, endpoints } from '@carwash/domain/endpoints';
import { chapters } from './chapters.ts';
import { parametersOf, requestBodyOf } from './inputs.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { entityNames, errorSchema, responsesOf } from './responses.ts';

type Json = Record<string, unknown>;

export const apiTitle = 'Car wash booking API';

/** Who may call, as a sentence. */
export const authTexts: Readonly<Record<Endpoint['auth'], string>> = {
  anyone: 'Needs no token.',
  signedIn: 'Needs the token of anybody who is signed in.',
  anyRole: 'Needs the token of anybody whose account has a role.',
  user: 'Needs the token of a customer (role user).',
  admin: 'Needs the token of an admin (role admin).',
};

function operationOf(name: EndpointName, tag: string, path: string): Json {
  const endpoint: Endpoint = endpoints[name];
  const requestBody = requestBodyOf(name);
  const parameters = parametersOf(name, path);
  return {
    operationId: name,
    tags: [tag],
    summary: endpoint.summary,
    description: authTexts[endpoint.auth],
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

function pathsOf(): Json {
  const tags = new Map(
    chapters.flatMap((chapter) => chapter.endpoints.map((name) => [name, chapter.name])),
  );
  const groups = Map.groupBy(tags.keys(), (name) => shapeOf(endpoints[name].path));
  return Object.fromEntries(
    [...groups.values()].map((names) => {
      const path = sharedPath(names);
      const calls = names.map((name) => [
        endpoints[name].method.toLowerCase(),
        operationOf(name, tags.get(name) ?? '', path),
      ]);
      return [path.replace(/:(\w+)/g, '{$1}'), Object.fromEntries(calls)];
    }),
  );
}

/** The whole API as an OpenAPI 3.1 document, generated from the endpoint table and its schemas. */
export const openApiDocument = (): Json => ({
  openapi: '3.1.0',
  info: {
    title: apiTitle,
    version: '1.0.0',
    contact: { name: 'The operators of this site' },
    license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
    description:
      'Browse car wash services, book a time slot and pay for it. Every JSON answer is an envelope: `success`, and `data` or an error with a `code`. Times are ISO 8601 strings; days and clock times are those of the business. Unknown fields and parameters are refused.',
  },
  servers: [{ url: '/api' }],
  tags: chapters.map(({ name, summary }) => ({ name, description: summary })),
  paths: pathsOf(),
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
