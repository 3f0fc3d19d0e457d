import { type TransactionStatus, transactionStatuses } from '@carwash/domain/payments/transaction';
import type { TransactionFilter } from '@carwash/domain/payments/transaction-endpoints';
import type { DateRange } from '@carwash/domain/statistics/group-by-interval';
import { addDays } from '@carwash/domain/time/business-time';
import { useUrlDays } from '~/lib/address/use-url-days';
import { useUrlFilter } from '~/lib/address/use-url-filter';
import { useBusinessToday } from '~/lib/clock/use-business-today';

const usualDays = 30;

export interface TransactionFilterState {
  filter: TransactionFilter;
  /** Whether the filter is the default: the last 30 days, any status. */
  isUsual: boolean;
  /** Whether other days or a status are chosen. */
  isNarrowed: boolean;
  /** The business's today, yyyy-MM-dd. */
  today: string;
  chooseDays: (days: DateRange) => void;
  /** null for any status. */
  chooseStatus: (status: TransactionStatus | null) => void;
  search: (text: string) => void;
}

/** Keeps the filters of the transaction history in the address. The default is the last 30 days. */
export function useTransactionFilter(): TransactionFilterState {
  const today = useBusinessToday();
  const usual = { startDate: addDays(today, 1 - usualDays), endDate: today };
  const { days, choose } = useUrlDays(usual);
  const status = useUrlFilter('status');
  const search = useUrlFilter('search');
  const chosenStatus = transactionStatuses.find((known) => known === status.value);
  const isNarrowed = days !== usual || chosenStatus !== undefined;
  return {
    isUsual: !isNarrowed && search.value === '',
    isNarrowed,
    filter: {
      ...days,
      ...(chosenStatus && { status: chosenStatus }),
      ...(search.value !== '' && { search: search.value }),
    },
    today,
    chooseDays: choose,
    chooseStatus: (chosen) => status.choose(chosen ?? ''),
    search: search.refine,
  };
}
