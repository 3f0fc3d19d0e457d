import type { IndexSettings } from './index-settings.ts';
import { indexUseOf } from './index-use.ts';
import type { AskedQuery } from './query-record.ts';
import { describeShape } from './query-shape.ts';

const describeFields = (fields: readonly { fieldPath: string; mode: string }[]): string =>
  fields.map(({ fieldPath, mode }) => `${fieldPath} ${mode}`).join(', ');

/** Returns the queries that Firestore would reject because an index is missing, with that index. */
export function findMissingIndexes(
  asked: readonly AskedQuery[],
  settings: IndexSettings,
): string[] {
  const queries = Map.groupBy(asked, ({ shape }) => JSON.stringify(shape));
  return [...queries.values()].flatMap((same) => {
    const shape = same[0]?.shape;
    if (!shape) return [];
    const by = [...new Set(same.map((one) => one.by))].sort();
    const query = `No index answers ${describeShape(shape)}\n  asked by ${by.join(', ')}`;
    const use = indexUseOf(shape, settings);
    if (use.kind === 'missing') return [`${query}\n  it needs ${JSON.stringify(use.index)}`];
    if (use.kind !== 'off') return [];
    return [`${query}\n  that of ${describeFields(use.fields)} is not kept for a ${shape.scope}`];
  });
}
