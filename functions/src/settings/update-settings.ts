import { isDeepStrictEqual } from 'node:util';
import { changedFields } from '@carwash/domain/audit/changed-fields';
import type { Endpoints } from '@carwash/domain/endpoints';
import { publicSettingsId } from '@carwash/domain/settings/collections';
import { settingsOf } from '@carwash/domain/settings/default-settings';
import { settingsLists, type UpdateSettings } from '@carwash/domain/settings/endpoints';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import { markStartsDue } from '../bays/mark-starts-due.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';

const subject = { id: publicSettingsId, label: 'Settings' };

/** The settings by which slots make themselves. */
const decideStarts: ReadonlySet<string> = new Set(['hours', 'exceptions', 'bookAheadDays']);

/** @throws ApiError conflict when a list is neither as the caller has seen it nor as it is to become */
function requireAsSeen(
  seen: UpdateSettings['seen'],
  before: PublicSettings,
  after: PublicSettings,
): void {
  const assumed = { ...before, ...seen };
  const isLost = settingsLists.some(
    (name) =>
      !isDeepStrictEqual(before[name], assumed[name]) &&
      !isDeepStrictEqual(before[name], after[name]),
  );
  if (isLost) {
    throw new ApiError(
      'conflict',
      'Somebody else has changed the same list meanwhile. Look at it, and save again.',
    );
  }
}

/**
 * Changes the given settings. What others change at the same moment stays, but for the same fields, of
 * which the last change counts, unless the caller says what they have seen.
 * @throws ApiError conflict when a list is not as the caller has seen it
 */
export const updateSettings: Handler<Context, Endpoints['updateSettings']> = (
  { body: { seen, ...body }, caller },
  context,
) =>
  retryOnConflict(async () => {
    const { db, settings } = context;
    const document = db.settings.doc(publicSettingsId);
    const [snapshot] = await db.readAll(document);
    const before = settingsOf(snapshot.data(), settings.askedVehicleDetails);
    const after = { ...before, ...body };
    const changed = Object.keys(changedFields(before, after).after ?? {});
    if (changed.length === 0) return before;
    requireAsSeen(seen, before, after);
    const batch = db.batch();
    if (snapshot.exists) batch.update(document, body, ifUnchanged(snapshot));
    else batch.create(document, { _id: publicSettingsId, ...body });
    if (changed.some((name) => decideStarts.has(name))) markStartsDue(batch, context);
    const change = {
      kind: 'settings',
      action: 'settings changed',
      subject,
      before,
      after,
    } as const;
    addAuditEntry(batch, change, caller, context);
    return (await commitIfUnchanged(batch)) ? after : undefined;
  });
