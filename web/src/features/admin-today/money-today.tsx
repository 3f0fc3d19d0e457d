import { wasSold } from '@carwash/domain/payments/transaction-status-policy';
import { paymentOutcomes } from '@carwash/domain/statistics/payment-outcomes';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useAllTimeStatistics } from '~/entities/statistics/use-all-time-statistics';
import { useLastDays } from '~/entities/statistics/use-last-days';
import { paths } from '~/lib/address/paths';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { useMinute } from '~/lib/clock/use-minute';
import { combineQueryStates } from '~/lib/live/combine-query-states';
import { formatMinor, formatPrice } from '~/ui/format/format-price';
import { FactList } from '~/ui/page/fact-list';
import { PageSection } from '~/ui/page/page-section';
import { FailedState } from '~/ui/states/failed-state';
import { usePaymentsOfDay, usePaymentsUnderway } from './queries';
import { countPaying, type Takings, takingsOf } from './takings';

/**
 * The takings of today's date so far, as receipts and figures count them.
 * @param openingDay yyyy-MM-dd, the day to whose opening the present belongs
 */
export function MoneyToday({ openingDay }: { openingDay: string }) {
  const today = useBusinessToday();
  const payments = usePaymentsOfDay(today);
  const pending = usePaymentsUnderway();
  const days = useLastDays();
  const allTime = useAllTimeStatistics();
  const all = combineQueryStates<unknown>([payments, pending, days, allTime]);
  const now = useMinute();
  return (
    <PageSection
      title={openingDay === today ? 'Takings so far' : 'Takings since midnight'}
      action={
        <Link component={RouterLink} to={paths.transactionOverview}>
          All payments
        </Link>
      }
    >
      {all.state === 'loading' && <Skeleton variant="rounded" height={72} />}
      {all.state === 'failed' && (
        <FailedState title="The takings could not be loaded" onRetry={all.retry} />
      )}
      {all.state === 'ready' && payments.state === 'ready' && pending.state === 'ready' && (
        <Sums
          takings={takingsOf({ ...payments.data, items: payments.data.items.filter(wasSold) })}
          refundedMinor={days.state === 'ready' ? (days.data.at(-1)?.refundedMinor ?? 0) : 0}
          open={allTime.state === 'ready' ? paymentOutcomes(allTime.data).open : noneOpen}
          paying={countPaying(pending.data, now)}
        />
      )}
    </PageSection>
  );
}

interface SumsProps {
  /** null where they are not known completely. */
  takings: Takings | null;
  /** The refunds of this day. */
  refundedMinor: number;
  /** Open payments at the desk, of any day. */
  open: ReturnType<typeof paymentOutcomes>['open'];
  /** People who are on the card page. */
  paying: number;
}

const noneOpen = { count: 0, sum: 0 };

function Sums({ takings, refundedMinor, open, paying }: SumsProps) {
  return (
    <>
      {takings ? (
        <Typography variant="h4" component="p" sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }}>
          {formatMinor(takings.totalMinor)}
        </Typography>
      ) : (
        <Alert severity="warning" sx={{ mb: 1 }}>
          Not every payment of today can be shown, so there is no sum here.
        </Alert>
      )}
      <FactList
        facts={{
          ...Object.fromEntries(
            (takings?.byMethod ?? []).map(({ label, amountMinor, count }) => [
              label,
              `${formatMinor(amountMinor)} (${count})`,
            ]),
          ),
          ...(refundedMinor > 0 && { 'Refunds of the day': formatMinor(-refundedMinor) }),
          ...(open.count > 0 && {
            'To pay': (
              <Link component={RouterLink} to={paths.transactionOverview}>
                {`${open.count}, ${formatPrice(open.sum)}`}
              </Link>
            ),
          }),
          'Paying now': paying === 0 ? 'Nobody' : String(paying),
        }}
      />
    </>
  );
}
