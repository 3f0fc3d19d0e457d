import type { HoursException } from '@carwash/domain/settings/opening-hours';
import { callApi } from '~/lib/api/call-api';

/**
 * Replaces the exceptions of the opening hours and lets the slots follow.
 * @param seen the exceptions from which the new ones were made
 */
export async function saveExceptions(
  exceptions: HoursException[],
  seen: readonly HoursException[],
): Promise<void> {
  const seenExceptions = seen.map((one) => ({ ...one, periods: [...one.periods] }));
  await callApi('updateSettings', {
    body: {
      exceptions: exceptions.map((one) => ({ ...one, periods: [...one.periods] })),
      seen: { exceptions: seenExceptions },
    },
  });
  // A failure is ignored, because the background work does the same within a minute.
  await callApi('makeStarts', {}).catch(() => undefined);
}
