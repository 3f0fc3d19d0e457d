import { fromMinorUnits } from '@carwash/domain/money/money';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { useMinute } from '~/lib/clock/use-minute';
import { formatPrice } from '~/ui/format/format-price';
import { FactList } from '~/ui/page/fact-list';
import { PageSection } from '~/ui/page/page-section';
import { FailedState } from '~/ui/states/failed-state';
import { usePaymentsOfDay } from './queries';
import { takingsOf } from './takings';

const priceOf = (minor: number): string => formatPrice(fromMinorUnits(minor));

/**
 * The takings of a day so far.
 * @param today yyyy-MM-dd
 */
export function MoneyToday({ today }: { today: string }) {
  const payments = usePaymentsOfDay(today);
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
      {payments.state === 'loading' && <Skeleton variant="rounded" height={72} />}
      {payments.state === 'failed' && (
        <FailedState title="The takings could not be loaded" onRetry={payments.retry} />
      )}
      {payments.state === 'ready' && <Sums takings={takingsOf(payments.data.items, now)} />}
    </PageSection>
  );
}

function Sums({ takings }: { takings: ReturnType<typeof takingsOf> }) {
  const { totalMinor, byMethod, paying } = takings;
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
