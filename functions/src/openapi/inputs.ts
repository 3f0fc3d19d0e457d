import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import { type EndpointName, endpoints } from '@carwash/domain/endpoints';
import { acceptedImageTypes } from '@carwash/domain/images/endpoints';
import type { AnyObjectSchema } from 'yup';
import { contentTypes } from '../http/content-types.ts';
import { jsonSchemaOf } from './json-schema.ts';

type Json = Record<string, unknown>;

/** The parameters in the path or the query. Path parameters are always required. */
function parametersIn(place: 'path' | 'query', schema: AnyObjectSchema): Json[] {
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input');
  return Object.entries(properties).map(([name, { description, ...type }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description && { description }),
    schema: type,
  }));
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A call that is repeated with the same key answers with the result of the first. 409 if the key was used for something else.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
};

const pictureBody = {
  required: true,
  content: {
    [contentTypes.image[0]]: {
      schema: {
        type: 'object',
        properties: {
          image: {
            type: 'string',
            contentMediaType: 'application/octet-stream',
            description: 'The file: JPEG, PNG, WebP or AVIF, at most 8 MB.',
          },
        },
        required: ['image'],
        additionalProperties: false,
      },
      encoding: { image: { contentType: acceptedImageTypes.join(', ') } },
    },
  },
};

/** A body that is taken as it is, described by its one field. */
function textBody(endpoint: Endpoint): Json {
  const { properties = {} } = jsonSchemaOf(endpoint.body, 'input');
  const example = Object(endpoint.body.meta()?.example).text;
  return {
    required: true,
    content: Object.fromEntries(
      contentTypes.text.map((type) => [
        type,
        type === 'application/json' ? { schema: {} } : { schema: properties.text, example },
      ]),
    ),
  };
}

/** The request body of a call; undefined if it has none. */
export function requestBodyOf(name: EndpointName): Json | undefined {
  const endpoint: Endpoint = endpoints[name];
  if (endpoint.accepts === 'image') return pictureBody;
  if (endpoint.accepts === 'text') return textBody(endpoint);
  const schema = jsonSchemaOf(endpoint.body, 'input');
  if (Object.keys(schema.properties ?? {}).length === 0) return undefined;
  for (const field of endpoint.ignores) {
    schema.properties = { ...schema.properties, [field]: { description: 'Nothing comes of it.' } };
  }
  // The senders of these forms add fields of their own.
  if (endpoint.accepts === 'form') delete schema.additionalProperties;
  return {
    required: true,
    content: Object.fromEntries(
      contentTypes[endpoint.accepts].map((type) => [
        type,
        { schema, example: endpoint.body.meta()?.example },
      ]),
    ),
  };
}

/**
 * The parameters of a call.
 * @param path the path in the document, whose parameter names may differ from those of the call
 */
export function parametersOf(name: EndpointName, path: string): Json[] {
  const endpoint: Endpoint = endpoints[name];
  const names = path.split('/');
  const nameInPath = (own: unknown) => names[endpoint.path.split('/').indexOf(`:${own}`)]?.slice(1);
  return [
    ...parametersIn('path', endpoint.params).map((parameter) => ({
      ...parameter,
      name: nameInPath(parameter.name),
    })),
    ...parametersIn('query', endpoint.query),
    ...(endpoint.isRepeatable ? [idempotencyKey] : []),
  ];
}
