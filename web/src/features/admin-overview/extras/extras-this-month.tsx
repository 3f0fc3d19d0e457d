import { type AddOnSales, rankAddOns } from '@carwash/domain/statistics/count-statistics';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { useThisMonth } from '~/entities/statistics/use-this-month';
import { paths } from '~/lib/address/paths';
import { ChartFrame } from '~/ui/charts/chart-frame';
import { formatCount } from '~/ui/format/format-count';
import { formatMinor } from '~/ui/format/format-price';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';
import { overviewTitles } from '../overview-titles';

const number = { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;

/** A column's heading, and the values below it. */
const cell = {
  py: 1,
  px: 0,
  borderBottom: '1px solid',
  borderColor: 'divider',
  fontWeight: 'inherit',
  textAlign: 'left',
} as const;

function SoldTable({ sold }: { sold: readonly AddOnSales[] }) {
  return (
    <Box
      component="table"
      sx={{ width: '100%', borderCollapse: 'collapse', '& tr:last-of-type > *': { border: 0 } }}
    >
      <Box component="thead" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        <tr>
          <Box component="th" scope="col" sx={cell}>
            Extra
          </Box>
          <Box component="th" scope="col" sx={{ ...cell, ...number }}>
            Sold
          </Box>
          <Box component="th" scope="col" sx={{ ...cell, ...number }}>
            Revenue
          </Box>
        </tr>
      </Box>
      <tbody>
        {sold.map(({ _id, name, payments, revenueMinor }) => (
          <tr key={`${_id} ${name}`}>
            <Box
              component="th"
              scope="row"
              sx={{ ...cell, fontWeight: 650, overflowWrap: 'anywhere' }}
            >
              {name}
            </Box>
            <Box component="td" sx={{ ...cell, ...number, pl: 2 }}>
              {formatCount(payments)}
            </Box>
            <Box component="td" sx={{ ...cell, ...number, pl: 2, fontWeight: 650 }}>
              {formatMinor(revenueMinor)}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const NothingSold = () => (
  <EmptyState
    title="No extras sold this month"
    action={
      <Button
        component={RouterLink}
        to={`${paths.settings}?section=prices`}
        variant="outlined"
        sx={{ mt: 1 }}
      >
        Extras in the settings
      </Button>
    }
  />
);

/**
 * Sales of each extra since the month began, by the name it had when it was sold: how often and for how much.
 */
export default function ExtrasThisMonth() {
  const month = useThisMonth();
  if (month.state === 'failed') {
    return <FailedState title="The extras could not be loaded" onRetry={month.retry} />;
  }
  const sold = month.state === 'ready' ? rankAddOns(month.data?.byAddOn) : null;
  const sum = sold?.reduce((total, { revenueMinor }) => total + revenueMinor, 0) ?? 0;
  return (
    <ChartFrame
      title={overviewTitles.extras}
      summary={
        sold && sold.length > 0
          ? `${formatMinor(sum)} in all, before refunds.`
          : 'What customers add to a service.'
      }
    >
      {sold === null && <Skeleton variant="rounded" height={160} />}
      {sold?.length === 0 && <NothingSold />}
      {sold && sold.length > 0 && <SoldTable sold={sold} />}
    </ChartFrame>
  );
}
