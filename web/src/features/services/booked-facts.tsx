import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { localTimesNote } from '~/lib/clock/local-times-note.ts';
import { formatDay } from '~/ui/format/format-day.ts';

/** What a payment was for. */
export function BookedFacts({ transaction }: { transaction: TransactionAnswer }) {
  const { _id, status, service, slot, vehicle } = transaction;
  const facts = [
    ['Service', service.name],
    ['Date', formatDay(slot.date)],
    ['Time', `${slot.startTime} – ${slot.endTime}`],
    ['Registration plate', vehicle.registrationPlate],
    [status === 'success' ? 'Booking number' : 'Payment number', _id],
  ] as const;
  const timesNote = localTimesNote();
  return (
    <>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, auto) 1fr' },
          columnGap: { xs: 2, md: 4 },
          m: 0,
          mt: 2,
          '& > :last-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
        }}
      >
        {facts.map(([name, value]) => (
          <div key={name}>
            <Typography component="dt" variant="body2">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 700, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
      {timesNote !== null && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {timesNote}
        </Typography>
      )}
    </>
  );
}
