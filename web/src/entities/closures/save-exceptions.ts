import type { HoursException } from '@carwash/domain/settings/opening-hours';
import { callApi } from '~/lib/api/call-api';

/** Returns exceptions as calls take them, whose lists are not read-only. */
export const exceptionsToSend = (exceptions: readonly HoursException[]) =>
  exceptions.map((exception) => ({ ...exception, periods: [...exception.periods] }));

/**
 * Replaces the exceptions of the opening hours and lets the slots follow.
 * @param seen the exceptions from which the new ones were made
 */
export async function saveExceptions(
  exceptions: HoursException[],
  seen: readonly HoursException[],
): Promise<void> {
  await callApi('updateSettings', {
    body: {
      exceptions: exceptionsToSend(exceptions),
      seen: { exceptions: exceptionsToSend(seen) },
    },
  });
  // A failure is ignored, because the background work does the same within a minute.
  await callApi('makeStarts', {}).catch(() => undefined);
}
