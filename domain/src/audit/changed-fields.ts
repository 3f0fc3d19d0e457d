import type { AuditedFields } from './audit-entry.ts';

interface Change {
  before: AuditedFields | null;
  after: AuditedFields | null;
}

/** Returns the stored form: plain JSON with dates as ISO strings. Fields without a value are left out. */
const asJson = (fields: object | null): AuditedFields | null =>
  fields && JSON.parse(JSON.stringify(fields));

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const pick = (fields: AuditedFields, keys: readonly string[]): AuditedFields =>
  Object.fromEntries(keys.filter((key) => key in fields).map((key) => [key, fields[key]]));

/**
 * Returns the difference between two versions of an object: only the fields that differ, on both sides. When
 * one side is null (created or deleted), the other side is kept complete.
 */
export function changedFields(before: object | null, after: object | null): Change {
  const [was, is] = [asJson(before), asJson(after)];
  if (!was || !is) return { before: was, after: is };
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changed = keys.filter((key) => !isSame(was[key], is[key]));
  return { before: pick(was, changed), after: pick(is, changed) };
}
