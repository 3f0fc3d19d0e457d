import {
  type CashMovement,
  cashDirectionLabels,
  cashPurposeLabels,
} from '@carwash/domain/closings/cash-movement';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, use } from 'react';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { DialogContext } from '~/ui/dialogs/dialog-context';
import { formatMinor } from '~/ui/format/format-price';
import { PageSection } from '~/ui/page/page-section';
import { CashDialog, ReverseCashDialog } from './cash-dialogs';

const titleOf = ({ direction, purpose, reverses }: CashMovement): string => {
  const what = `${cashDirectionLabels[direction]}: ${cashPurposeLabels[purpose].toLowerCase()}`;
  return reverses === null ? what : `${what} (taken back)`;
};

interface MovementListProps {
  movements: readonly CashMovement[];
  action?: (movement: CashMovement) => ReactNode;
}

/** Entries of cash, the oldest first. */
export const MovementList = ({ movements, action }: MovementListProps) => (
  <Box component="ul" aria-label="Cash put in or taken out" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {movements.map((movement) => (
      <Stack
        key={movement._id}
        component="li"
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 2,
          py: 1,
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography>{titleOf(movement)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {movement.cashReason && (
              <>
                <bdi>{movement.cashReason}</bdi>
                {' · '}
              </>
            )}
            <bdi>{movement.notedBy.name}</bdi>,{' '}
            {formatDateTime(movement.createdAt, businessTimeZone)}
          </Typography>
        </Box>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {formatMinor(movement.direction === 'in' ? movement.amountMinor : -movement.amountMinor)}
        </Typography>
        {action?.(movement)}
      </Stack>
    ))}
  </Box>
);

interface CashMovementsProps {
  movements: readonly CashMovement[];
  /** Called when an entry was added. */
  onChanged: () => void;
}

/** The cash that was put in or taken out since the last closing, and the buttons that note more. */
export function CashMovements({ movements, onChanged }: CashMovementsProps) {
  const openDialog = use(DialogContext);
  const reversed = new Set(movements.map(({ reverses }) => reverses));
  return (
    <PageSection
      title="Cash in and out"
      action={
        <Button variant="outlined" onClick={() => openDialog(CashDialog, onChanged)}>
          Note cash in or out
        </Button>
      }
    >
      {movements.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          Nothing was put in or taken out besides sales and refunds.
        </Typography>
      ) : (
        <MovementList
          movements={movements}
          action={(movement) => (
            <Button
              size="small"
              disabled={movement.reverses !== null || reversed.has(movement._id)}
              aria-label={`Take back: ${titleOf(movement)}, ${formatMinor(movement.amountMinor)}`}
              onClick={() => openDialog(ReverseCashDialog, { movement, onNoted: onChanged })}
              sx={{ minHeight: 44 }}
            >
              Take back
            </Button>
          )}
        />
      )}
    </PageSection>
  );
}
