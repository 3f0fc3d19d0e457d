import { bookingStatuses, bookingStatusLabels } from '@carwash/domain/bookings/booking';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DayRangeFields } from '~/ui/day-range/day-range-fields';
import { FoldedFilters } from '~/ui/forms/folded-filters';
import { SearchField } from '~/ui/forms/search-field';
import { periodLabels, periods } from './booking-period';
import type { BookingFilters } from './use-booking-filters';

export function BookingFilterBar({ filters }: { filters: BookingFilters }) {
  const { filter, search, period, ownDays, choosePeriod, chooseStatus } = filters;
  return (
    <Box
      role="search"
      aria-label="Bookings"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 5fr) minmax(0, 4fr)',
          md: 'minmax(0, 2fr) minmax(168px, 1fr) minmax(0, 1fr)',
        },
        gap: 2,
        mb: 3,
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      <FoldedFilters
        isNarrowed={filters.isNarrowed}
        search={
          <SearchField
            label="Search by plate, name, email, phone or number"
            value={search.value}
            onSearch={search.refine}
          />
        }
      >
        <TextField
          select
          label="Visits"
          value={period}
          onChange={({ target }) => {
            const chosen = periods.find((known) => known === target.value);
            if (chosen) choosePeriod(chosen);
          }}
        >
          {periods.map((known) => (
            <MenuItem key={known} value={known}>
              {periodLabels[known]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label="Status"
          value={filter.status ?? ''}
          onChange={({ target }) =>
            chooseStatus(bookingStatuses.find((known) => known === target.value) ?? null)
          }
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">All</MenuItem>
          {bookingStatuses.map((status) => (
            <MenuItem key={status} value={status}>
              {bookingStatusLabels[status]}
            </MenuItem>
          ))}
        </TextField>
        {period === 'own' && <DayRangeFields days={ownDays.days} onChoose={ownDays.choose} />}
      </FoldedFilters>
    </Box>
  );
}
