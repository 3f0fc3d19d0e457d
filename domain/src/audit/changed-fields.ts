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

/** Personal fields: an entry says that they changed, and keeps no values. */
const notKept: readonly string[] = [
  'registrationPlate',
  'customerName',
  'customerPhone',
  'customerEmail',
];

const without = (fields: AuditedFields, word: string): AuditedFields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, notKept.includes(key) ? word : value]),
  );

/**
 * Returns the difference between two versions of an object: only the fields that differ, on both sides. When
 * one side is null (created or deleted), the other side is kept complete.
 */
export function changedFields(before: object | null, after: object | null): Change {
  const [was, is] = [asJson(before), asJson(after)];
  if (!was || !is) {
    return { before: was && without(was, 'not kept'), after: is && without(is, 'not kept') };
  }
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changed = keys.filter((key) => !isSame(was[key], is[key]));
  return {
    before: without(pick(was, changed), 'not kept'),
    after: without(pick(is, changed), 'changed'),
  };
}
