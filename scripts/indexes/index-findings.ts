import type { CompositeIndex, FieldOverride, IndexSettings } from './index-settings.ts';
import { overrideOf } from './index-settings.ts';
import { type IndexUse, indexUseOf, isIndexOf, modeOf } from './index-use.ts';
import type { AskedQuery } from './query-record.ts';
import { describeShape, type QueryShape } from './query-shape.ts';

interface AnsweredQuery {
  shape: QueryShape;
  /** All places that run the query. */
  by: string[];
  use: IndexUse;
}

/** Returns each distinct query with the indexes that answer it. */
function answer(asked: readonly AskedQuery[], settings: IndexSettings): AnsweredQuery[] {
  const queries = Map.groupBy(asked, ({ shape }) => JSON.stringify(shape));
  return [...queries.values()].flatMap((same) => {
    const shape = same[0]?.shape;
    if (!shape) return [];
    const by = [...new Set(same.map((one) => one.by))].sort();
    return [{ shape, by, use: indexUseOf(shape, settings) }];
  });
}

const describeFields = (fields: readonly { fieldPath: string; mode: string }[]): string =>
  fields.map(({ fieldPath, mode }) => `${fieldPath} ${mode}`).join(', ');

/** Returns the queries that Firestore would reject because an index is missing, with that index. */
export const findMissingIndexes = (
  asked: readonly AskedQuery[],
  settings: IndexSettings,
): string[] =>
  answer(asked, settings).flatMap(({ shape, by, use }) => {
    const query = `No index answers ${describeShape(shape)}\n  asked by ${by.join(', ')}`;
    if (use.kind === 'missing') return [`${query}\n  it needs ${JSON.stringify(use.index)}`];
    if (use.kind !== 'off') return [];
    return [`${query}\n  that of ${describeFields(use.fields)} is not kept for a ${shape.scope}`];
  });

function describeUnused(index: CompositeIndex, queries: readonly AnsweredQuery[]): string {
  const { collectionGroup, fields } = index;
  const modes = fields.map((field) => ({ ...field, mode: modeOf(field) }));
  const unused = `No query needs the index ${collectionGroup} (${describeFields(modes)})`;
  const answered = queries.find(({ shape }) => isIndexOf(index, shape));
  if (!answered) return unused;
  const instead =
    answered.use.kind === 'composite'
      ? 'another index answers'
      : 'the merged indexes of its fields answer';
  return `${unused}: ${instead} ${describeShape(answered.shape)}`;
}

/** Returns the single-field indexes that an override keeps although no query needs them. */
const findUnusedKept = (
  override: FieldOverride,
  queries: readonly AnsweredQuery[],
  settings: IndexSettings,
): string[] => {
  const { collectionGroup, fieldPath, indexes } = override;
  const isUsed = (kept: FieldOverride['indexes'][number]) =>
    queries.some(
      ({ shape, use }) =>
        use.kind === 'automatic' &&
        shape.scope === kept.queryScope &&
        use.fields.some(
          (field) =>
            field.mode === modeOf(kept) &&
            overrideOf(shape.collection, field.fieldPath, settings) === override,
        ),
    );
  return indexes
    .filter((kept) => !isUsed(kept))
    .map(
      (kept) =>
        `No query needs the index ${fieldPath} ${modeOf(kept)}, which an override keeps for ${collectionGroup}`,
    );
};

/** Returns the indexes that no query needs. Only valid if `asked` has every query of the product. */
export function findUnusedIndexes(asked: readonly AskedQuery[], settings: IndexSettings): string[] {
  const queries = answer(asked, settings);
  const used = new Set(queries.map(({ use }) => (use.kind === 'composite' ? use.index : null)));
  return [
    ...settings.indexes
      .filter((index) => !used.has(index))
      .map((index) => describeUnused(index, queries)),
    ...settings.fieldOverrides.flatMap((override) => findUnusedKept(override, queries, settings)),
  ];
}
