import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Harness } from '../harness/harness.ts';

type Json = Record<string, unknown>;

interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema: Json }> }>;
}

export interface OpenApi extends Json {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json> };
}

export async function fetchOpenApi(harness: Harness): Promise<OpenApi> {
  return (await (await fetch(`${harness.apiUrl}/api/openapi.json`)).json()) as OpenApi;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the same schema without additional properties. */
function closed(schema: Json): Json {
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, isObject(value) ? closed(value) : value]),
  );
  return inner.type === 'object' ? { ...inner, additionalProperties: false } : inner;
}

/**
 * Returns a check of answers against the documentation of a call.
 * @returns the faults of an answer; an empty list if there are none
 */
export function createAnswerCheck(document: OpenApi) {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
  addFormats.default(ajv);
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    ajv.addSchema(closed(schema), name);
  }
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  return (name: string, status: number, answer: unknown): string[] => {
    const operation = operations.find(({ operationId }) => operationId === name);
    const schema = operation?.responses[status]?.content?.['application/json']?.schema;
    if (!schema) return [`${name} does not say what it answers with ${status}`];
    const text = JSON.stringify(closed(schema)).replaceAll('#/components/schemas/', '');
    const validate = ajv.compile(JSON.parse(text));
    validate(answer);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}
