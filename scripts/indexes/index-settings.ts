import { readFileSync } from 'node:fs';
import { inRepository } from '../repository.ts';

export interface IndexedField {
  fieldPath: string;
  order?: string;
  arrayConfig?: string;
}

export interface CompositeIndex {
  collectionGroup: string;
  queryScope: string;
  fields: IndexedField[];
}

interface FieldOverride {
  collectionGroup: string;
  fieldPath: string;
  /** Whether Firestore deletes a document some time after the time in this field. */
  ttl?: boolean;
  /** The indexes that replace the automatic ones. */
  indexes: { order?: string; arrayConfig?: string; queryScope: string }[];
}

/** The content of firestore.indexes.json. */
export interface IndexSettings {
  indexes: CompositeIndex[];
  fieldOverrides: FieldOverride[];
}

export const readIndexSettings = (): IndexSettings =>
  JSON.parse(readFileSync(inRepository('firestore.indexes.json'), 'utf8'));

/** Returns the override that applies to a field: its own, or that of the closest map around it. */
export function overrideOf(
  collection: string,
  path: string,
  { fieldOverrides }: IndexSettings,
): FieldOverride | undefined {
  const parts = path.split('.');
  const paths = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
  const found = paths.map((ancestor) =>
    fieldOverrides.find(
      ({ collectionGroup, fieldPath }) => collectionGroup === collection && fieldPath === ancestor,
    ),
  );
  return found.find((override) => override !== undefined);
}
