import type { AnyObjectSchema, InferType } from 'yup';

const reported = new Set<string>();

/** Logs each document once, however often the listener delivers it. */
function reportOnce(path: string, error: unknown) {
  if (reported.has(path)) return;
  reported.add(path);
  console.error(`The document ${path} is not what it should be and is left out:`, error);
}

/**
 * Parses a document; null when it does not match the schema, which is logged on the console, once per
 * document.
 * @param fields the document's fields, with dates instead of timestamps
 */
export function parseDocument<Schema extends AnyObjectSchema>(
  schema: Schema,
  path: string,
  fields: unknown,
): InferType<Schema> | null {
  try {
    return schema.validateSync(
      { ...Object(fields), _id: path.slice(path.lastIndexOf('/') + 1) },
      { stripUnknown: true },
    );
  } catch (error) {
    reportOnce(path, error);
    return null;
  }
}
