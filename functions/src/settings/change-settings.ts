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
import type { Admin } from '../http/handler.ts';

/** Two versions of the settings, and the fields that differ. */
export interface ChangedSettings<Settings> {
  before: Settings;
  after: Settings;
  fields: readonly string[];
}

interface Change<Stored, Settings extends object> {
  document: DocumentReference<Stored>;
  /** What is to be changed. */
  given: Partial<Settings> & DocumentData;
  /** The document where there is none yet: what is given and nothing else. */
  first: WithFieldValue<Stored>;
  /** All settings of a business that has set this; undefined: nothing. */
  settingsOf: (stored: Stored | undefined) => Settings;
  /** In the audit: what was done, and to what; of `unspoken` fields only that they changed, not what they say. */
  told: { action: string; label: string; unspoken?: readonly string[] };
  /** Adds to the commit what follows from the change, or throws what is wrong with it. */
  follow?: (batch: WriteBatch, change: ChangedSettings<Settings>) => Promise<void>;
}

/**
 * Changes what is given of a document of settings. What others change at the same moment stays, but for the
 * same fields, of which the last change counts.
 * @returns all settings, as they are then
 */
export const changeSettings = <Stored, Settings extends object>(
  { document, given, first, settingsOf, told, follow }: Change<Stored, Settings>,
  caller: Admin,
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
