import { transactionStatuses, transactionStatusLabels } from '@carwash/domain/payments/transaction';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DayRangeFields } from '~/ui/day-range/day-range-fields';
import { FoldedFilters } from '~/ui/forms/folded-filters';
import { SearchField } from '~/ui/forms/search-field';
import type { TransactionFilterState } from './use-transaction-filter';

const everyStatus = 'all';

export function TransactionFilters({ narrowing }: { narrowing: TransactionFilterState }) {
  const { filter, today, chooseDays, chooseStatus, search } = narrowing;
  return (
    <Box
      role="search"
      aria-label="Transactions"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(3, minmax(0, 1fr))',
          lg: 'minmax(0, 1.6fr) repeat(3, minmax(0, 1fr))',
        },
        gap: 2,
        '& > :first-of-type': { gridColumn: { sm: '1 / -1', lg: 'auto' } },
      }}
    >
      <FoldedFilters
        isNarrowed={narrowing.isNarrowed}
        search={
          <SearchField
            label="Search customer, plate, service or number"
            value={filter.search ?? ''}
            onSearch={search}
          />
        }
      >
        <DayRangeFields days={filter} lastDay={today} onChoose={chooseDays} />
        <TextField
          select
          label="Status"
          value={filter.status ?? everyStatus}
          onChange={({ target }) =>
            chooseStatus(transactionStatuses.find((status) => status === target.value) ?? null)
          }
        >
          <MenuItem value={everyStatus}>All statuses</MenuItem>
          {transactionStatuses.map((status) => (
            <MenuItem key={status} value={status}>
              {transactionStatusLabels[status]}
            </MenuItem>
          ))}
        </TextField>
      </FoldedFilters>
    </Box>
  );
}
