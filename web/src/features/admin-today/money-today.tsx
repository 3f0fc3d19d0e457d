import { fromMinorUnits } from '@carwash/domain/money/money';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { useMinute } from '~/lib/clock/use-minute';
import { combineQueryStates } from '~/lib/live/combine-query-states';
import { formatPrice } from '~/ui/format/format-price';
import { FactList } from '~/ui/page/fact-list';
import { PageSection } from '~/ui/page/page-section';
import { FailedState } from '~/ui/states/failed-state';
import { usePaymentsOfDay, usePaymentsUnderway } from './queries';
import { countPaying, type Takings, takingsOf } from './takings';

const priceOf = (minor: number): string => formatPrice(fromMinorUnits(minor));

/**
 * The takings of a day so far.
 * @param today yyyy-MM-dd
 */
export function MoneyToday({ today }: { today: string }) {
  const payments = usePaymentsOfDay(today);
  const pending = usePaymentsUnderway();
  const both = combineQueryStates<unknown>([payments, pending]);
  const now = useMinute();
  return (
    <PageSection
      title="Takings so far"
      action={
        <Link component={RouterLink} to={paths.transactionOverview}>
          All payments
        </Link>
      }
    >
      {both.state === 'loading' && <Skeleton variant="rounded" height={72} />}
      {both.state === 'failed' && (
        <FailedState title="The takings could not be loaded" onRetry={both.retry} />
      )}
      {payments.state === 'ready' && pending.state === 'ready' && (
        <Sums takings={takingsOf(payments.data.items)} paying={countPaying(pending.data, now)} />
      )}
    </PageSection>
  );
}

interface SumsProps {
  takings: Takings;
  /** People who are on the card page. */
  paying: number;
}

function Sums({ takings: { totalMinor, byMethod }, paying }: SumsProps) {
  return (
    <>
      <Typography variant="h4" component="p" sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }}>
        {priceOf(totalMinor)}
      </Typography>
      <FactList
        facts={{
          ...Object.fromEntries(
            byMethod.map(({ label, amountMinor, count }) => [
              label,
              `${priceOf(amountMinor)} (${count})`,
            ]),
          ),
          'Paying now': paying === 0 ? 'Nobody' : String(paying),
        }}
      />
    </>
  );
}
