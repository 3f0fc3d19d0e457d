import { closuresToCome } from '@carwash/domain/days/closures-of-day';
import { closedDaysToCome, withoutException } from '@carwash/domain/settings/closed-days';
import { callApi } from '~/lib/api/call-api';
import { describeBays, describePeriod } from './describe-closure';
import { saveExceptions } from './save-exceptions';
import type { Closed } from './use-closed';

/** A time during which the shop or bays are closed. */
export interface ClosedTime {
  id: string;
  /** First day, yyyy-MM-dd. */
  from: string;
  what: string;
  when: string;
  note: string;
  reopen: () => Promise<unknown>;
}

/** Returns everything that is closed today and later, the first day first. */
export function closedTimes({ bays, closures, exceptions }: Closed, today: string): ClosedTime[] {
  const ofShop = closedDaysToCome(exceptions, today).map((days) => ({
    id: `shop ${days.from} ${days.to} ${days.note}`,
    from: days.from,
    what: 'The whole shop',
    when: describePeriod({ ...days, startTime: null, endTime: null }),
    note: days.note,
    reopen: () => saveExceptions(withoutException(exceptions, days), exceptions),
  }));
  const ofBays = closuresToCome(closures, bays, today).map((closure) => ({
    id: closure._id,
    from: closure.from,
    what: describeBays(closure.bays, bays),
    when: describePeriod(closure),
    note: closure.note,
    reopen: () => callApi('reopenBays', { params: { id: closure._id } }),
  }));
  return [...ofShop, ...ofBays].toSorted((one, other) =>
    one.from === other.from ? 0 : one.from < other.from ? -1 : 1,
  );
}
