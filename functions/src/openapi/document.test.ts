import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import { type EndpointName, endpoints } from '@carwash/domain/endpoints';
import { describe, expect, test } from 'vitest';
import { object } from 'yup';
import { chapters } from './chapters.ts';
import { curlExample } from './curl-example.ts';
import { openApiDocument } from './document.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { statusesOf } from './statuses-of.ts';

interface Operation {
  operationId: string;
  description: string;
  security: object[];
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { additionalProperties?: boolean } }> };
  responses: Record<string, object>;
}

const apiUrl = 'https://wash.example/api';
const paths = openApiDocument(apiUrl).paths as Record<string, Record<string, Operation>>;
const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, ...operation })),
);

function operationOf(name: EndpointName) {
  const found = operations.find(({ operationId }) => operationId === name);
  if (!found) throw new Error(`${name} is not in the document`);
  return found;
}

const names = Object.keys(endpoints) as EndpointName[];

interface Described {
  description?: string;
  properties?: Record<string, Described>;
  items?: Described;
}

/** Every field within a schema, with what is said of it. */
const fieldsIn = ({ properties = {}, items }: Described): [string, string | undefined][] => [
  ...(items ? fieldsIn(items) : []),
  ...Object.entries(properties).flatMap(([name, field]): [string, string | undefined][] => [
    [name, field.description],
    ...fieldsIn(field),
  ]),
];

test('every endpoint belongs to exactly one chapter', () => {
  expect(chapters.flatMap((chapter) => chapter.endpoints).sort()).toEqual(names.toSorted());
});

describe('every endpoint', () => {
  test('has its method and a path of its shape', () => {
    for (const name of names) {
      const { method, path } = operationOf(name);
      expect(method, name).toBe(endpoints[name].method.toLowerCase());
      expect(path.replace(/\{\w+\}/g, ''), name).toBe(endpoints[name].path.replace(/:\w+/g, ''));
    }
  });

  test('lists the answers that it may give, and no others', () => {
    for (const name of names) {
      const statuses = Object.keys(operationOf(name).responses).map(Number);
      expect(statuses, name).toEqual(statusesOf(endpoints[name]));
    }
  });

  test('describes exactly the parameters of its path', () => {
    for (const name of names) {
      const { path, parameters = [] } = operationOf(name);
      const described = parameters.filter((parameter) => parameter.in === 'path');
      const inPath = path.match(/\{\w+\}/g) ?? [];
      expect(
        described.map((parameter) => `{${parameter.name}}`),
        name,
      ).toEqual(inPath);
      expect(
        described.every((parameter) => parameter.required),
        name,
      ).toBe(true);
    }
  });

  test('says who may call it, and shows the call', () => {
    for (const name of names) {
      const { description } = operationOf(name);
      expect(description, name).toMatch(/^Needs /);
      expect(description, name).toContain(curlExample(name, apiUrl));
      const isLimited = endpoints[name].limits.length > 0;
      expect(description.includes('Limited per caller.'), name).toBe(isLimited);
    }
  });

  test('asks for a token exactly where one is needed', () => {
    for (const name of names) {
      const isOpen = endpoints[name].auth === 'anyone';
      expect(operationOf(name).security, name).toEqual(isOpen ? [] : [{ bearer: [] }]);
    }
  });
});

test('paths that differ only in parameter names are documented as one', () => {
  const shapes = Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
  expect(new Set(shapes).size).toBe(shapes.length);
  expect(Object.keys(paths['/service-reviews/{id}'] ?? {}).sort()).toEqual([
    'delete',
    'get',
    'patch',
  ]);
});

test.each([
  ['initiatePayment', ['application/json'], false],
  [
    'notifyPayment',
    ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'],
    undefined,
  ],
  ['uploadImage', ['multipart/form-data'], false],
] as const)('%s takes %j', (name, types, additionalProperties) => {
  const content = operationOf(name).requestBody?.content ?? {};
  expect(Object.keys(content)).toEqual(types);
  for (const { schema } of Object.values(content)) {
    expect(schema.additionalProperties).toBe(additionalProperties);
  }
});

test('query parameters are required unless they are optional or have a default', () => {
  const required = (name: EndpointName) =>
    operationOf(name)
      .parameters?.filter((parameter) => parameter.required)
      .map((parameter) => parameter.name);
  expect(required('listServices')).toEqual([]);
  expect(required('listAvailability')).toEqual(['date', 'serviceId']);
});

test('only calls that can be repeated with a key offer the Idempotency-Key header', () => {
  const withKey = operations.filter(({ parameters = [] }) =>
    parameters.some((parameter) => parameter.name === 'Idempotency-Key'),
  );
  const repeatable = names.filter((name) => endpoints[name].isRepeatable);
  expect(withKey.map(({ operationId }) => operationId).sort()).toEqual(repeatable.sort());
});

test('a field has the same note wherever its name appears', () => {
  const schemas = names.flatMap((name) => {
    const { params, query, body, data, meta }: Endpoint = endpoints[name];
    return [
      ...[params, query, body].map((schema) => jsonSchemaOf(schema, 'input')),
      ...[data, meta ?? object()].map((schema) => jsonSchemaOf(schema, 'answer')),
    ];
  });
  const notes = Map.groupBy(schemas.flatMap(fieldsIn), ([name]) => name);
  expect(notes.size).toBeGreaterThan(100);
  const different = [...notes].filter(
    ([, fields]) => new Set(fields.map(([, note]) => note)).size > 1,
  );
  expect(different).toEqual([]);
});
