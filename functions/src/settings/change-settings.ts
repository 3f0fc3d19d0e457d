import { changedFields } from '@carwash/domain/audit/changed-fields';
import type {
  DocumentData,
  DocumentReference,
  WithFieldValue,
  WriteBatch,
} from 'firebase-admin/firestore';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import type { Staff } from '../http/handler.ts';

/** Two versions of the settings, and the fields that differ. */
interface ChangedSettings<Settings> {
  before: Settings;
  after: Settings;
  fields: readonly string[];
}

interface Change<Stored, Settings extends object> {
  document: DocumentReference<Stored>;
  /** The changed fields. */
  given: Partial<Settings> & DocumentData;
  /** The document to create when there is none yet: only the given fields. */
  first: WithFieldValue<Stored>;
  /** Returns all settings of a business with these stored ones; undefined when none are stored. */
  settingsOf: (stored: Stored | undefined) => Settings;
  /**
   * Texts for the audit: action and label. Of `unspoken` fields it records only that they changed, not their
   * values.
   */
  told: { action: string; label: string; unspoken?: readonly string[] };
  /** Adds the consequences of the change to the commit, or throws if the change is invalid. */
  follow?: (batch: WriteBatch, change: ChangedSettings<Settings>) => Promise<void>;
}

/**
 * Changes the given fields of a settings document. Concurrent changes of other fields stay; of the same field
 * the last change counts.
 * @returns all settings after the change
 */
export const changeSettings = <Stored, Settings extends object>(
  { document, given, first, settingsOf, told, follow }: Change<Stored, Settings>,
  caller: Staff,
  context: Context,
): Promise<Settings> =>
  retryOnConflict(async () => {
    const [snapshot] = await context.db.readAll(document);
    const before = settingsOf(snapshot.data());
    const after = { ...before, ...given };
    const fields = Object.keys(changedFields(before, after).after ?? {});
    if (fields.length === 0) return before;
    const batch = context.db.batch();
    if (snapshot.exists) batch.update(document, given, ifUnchanged(snapshot));
    else batch.create(document, first);
    await follow?.(batch, { before, after, fields });
    const subject = { id: document.id, label: told.label };
    const unspoken = fields.filter((field) => told.unspoken?.includes(field));
    const silent = (settings: Settings, word: string): object => ({
      ...settings,
      ...Object.fromEntries(unspoken.map((field) => [field, word])),
    });
    const versions = { before: silent(before, 'not kept'), after: silent(after, 'changed') };
    const change = { kind: 'settings', action: told.action, subject, ...versions } as const;
    addAuditEntry(batch, change, caller, context);
    return (await commitIfUnchanged(batch)) ? after : undefined;
  });
