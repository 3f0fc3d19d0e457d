import {
  type DocumentData,
  type FirestoreDataConverter,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import type { AnyObjectSchema, InferType } from 'yup';

function toPlain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(toPlain);
  const isWhole = value instanceof Date || Buffer.isBuffer(value);
  if (typeof value === 'object' && value !== null && !isWhole) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toPlain(inner)]));
  }
  return value;
}

/**
 * Checks a document with the schema that will read it. The product could never repair one that it cannot read.
 * @throws ValidationError
 */
export const requireReadable = <S extends AnyObjectSchema>(schema: S, entity: InferType<S>): void =>
  void schema.validateSync(entity, { strict: true });

/**
 * Returns a converter that parses documents with the entity's schema. `_id` is the document's id and is not
 * stored in it. Reading an invalid document throws a ValidationError.
 */
export function schemaConverter<S extends AnyObjectSchema>(
  schema: S,
  beforeWrite: (entity: InferType<S>) => void = () => {},
): FirestoreDataConverter<InferType<S>, DocumentData> {
  return {
    toFirestore: (entity) => {
      beforeWrite(entity as InferType<S>);
      const { _id, ...stored } = entity as DocumentData;
      return stored;
    },
    fromFirestore: (snapshot: QueryDocumentSnapshot) =>
      schema.validateSync(
        { ...(toPlain(snapshot.data()) as object), _id: snapshot.id },
        { strict: true },
      ),
  };
}
