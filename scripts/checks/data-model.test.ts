import { readFileSync } from 'node:fs';
import { collections } from '@carwash/domain/collections';
import { storedMessageSettingsSchema } from '@carwash/domain/messages/message-settings';
import { reconcilerRunSchema } from '@carwash/domain/reconciler/reconciler-run';
import { storedLegalSettingsSchema } from '@carwash/domain/settings/legal-settings';
import { storedPrivateSettingsSchema } from '@carwash/domain/settings/private-settings';
import { monthStatisticsSchema, statisticsSchema } from '@carwash/domain/statistics/statistics';
import { documentSchemas } from '@carwash/functions/db/document-schemas';
import { describe, expect, test } from 'vitest';
import type { AnyObjectSchema } from 'yup';
import { readIndexSettings } from '../indexes/index-settings.ts';
import { inRepository } from '../repository.ts';

type CollectionName = keyof typeof collections;

const names = Object.keys(collections) as CollectionName[];

/** Schemas of further kinds of documents in a collection, besides the one in `documentSchemas`. */
const schemasOfKinds: Partial<Record<CollectionName, Pick<AnyObjectSchema, 'fields'>[]>> = {
  stats: [statisticsSchema, monthStatisticsSchema],
  maintenance: [reconcilerRunSchema],
  settings: [storedPrivateSettingsSchema, storedLegalSettingsSchema, storedMessageSettingsSchema],
};

function schemasOf(name: CollectionName): Pick<AnyObjectSchema, 'fields'>[] {
  const schema = documentSchemas[name];
  return [...(schema ? [schema] : []), ...(schemasOfKinds[name] ?? [])];
}

/** Returns the stored fields of a collection's documents, as far as a schema knows them. */
const fieldsOf = (name: CollectionName): string[] =>
  schemasOf(name)
    .flatMap(({ fields }) => Object.keys(fields))
    .filter((field) => field !== '_id');

/** The text below each second-level heading of docs/data-model.md. */
const sections = new Map(
  readFileSync(inRepository('docs/data-model.md'), 'utf8')
    .split(/^## /m)
    .map((section): [string, string] => [section.split('\n', 1)[0] ?? '', section]),
);

const toldOf = (name: CollectionName): string => sections.get(collections[name]) ?? '';

describe('docs/data-model.md describes', () => {
  test.each(names)('%s', (name) => {
    const told = toldOf(name);
    expect(told).not.toBe('');
    expect(fieldsOf(name).filter((field) => !told.includes(`\`${field}\``))).toEqual([]);
  });

  test('no unknown collection', () => {
    const known: string[] = [...Object.values(collections), 'What holds everywhere'];
    expect([...sections.keys()].slice(1).filter((heading) => !known.includes(heading))).toEqual([]);
  });
});

/** Tells whether a schema has the field at a path such as `customer.uid`. */
const isIn = (schema: unknown, path: string): boolean =>
  path
    .split('.')
    .reduce<unknown>(
      (outer, field) => (outer as Partial<AnyObjectSchema> | undefined)?.fields?.[field],
      schema,
    ) !== undefined;

describe('firestore.indexes.json', () => {
  const { indexes, fieldOverrides } = readIndexSettings();

  test('has documents deleted where they expire, and nowhere else', () => {
    // In a transaction only its hold of the slot expires, not the document.
    const expiring = names.filter(
      (name) => name !== 'transactions' && fieldsOf(name).includes('expiresAt'),
    );
    const policies = fieldOverrides
      .filter(({ ttl }) => ttl)
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
    expect(policies.sort()).toEqual(
      expiring.map((name) => `${collections[name]}.expiresAt`).sort(),
    );
    expect(names.filter((name) => toldOf(name).includes('(TTL)')).sort()).toEqual(expiring.sort());
  });

  test('names no unknown field', () => {
    const named = [
      ...fieldOverrides.map(({ collectionGroup, fieldPath }) => [collectionGroup, fieldPath]),
      ...indexes.flatMap(({ collectionGroup, fields }) =>
        fields.map(({ fieldPath }) => [collectionGroup, fieldPath]),
      ),
    ];
    const isStored = (collection = '', path = '') =>
      names.some(
        (name) =>
          collections[name] === collection && schemasOf(name).some((schema) => isIn(schema, path)),
      );
    expect(named.filter(([collection, path]) => !isStored(collection, path))).toEqual([]);
  });
});
