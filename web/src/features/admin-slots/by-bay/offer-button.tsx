import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { visuallyHidden } from '@mui/utils';
import { formatClock } from '~/lib/clock/format-times';
import type { BayColumn, Offer } from './bay-plan';
import { offerStop, useGridStop } from './grid-navigation-context';

/** Names the services that can begin: 'Foam Wash', '3 services'. */
function whatBegins({ slots }: Offer): string {
  const names = [...new Set(slots.map(({ serviceName }) => serviceName))];
  return names.length === 1 ? (names[0] ?? '') : `${names.length} services`;
}

interface OfferButtonProps {
  offer: Offer;
  bay: NonNullable<BayColumn['bay']>;
  onOpen: () => void;
}

/** A free time of a bay. The button sells one of the starts for which the bay is free. */
export function OfferButton({ offer, bay, onOpen }: OfferButtonProps) {
  const step = useGridStop(offerStop(bay._id, offer.from));
  const time = formatClock(offer.from);
  const what = whatBegins(offer);
  return (
    <ButtonBase
      {...step}
      focusRipple
      aria-haspopup="dialog"
      onClick={onOpen}
      sx={{
        position: 'relative',
        justifyContent: 'flex-start',
        alignItems: 'flex-start',
        gap: 0.5,
        width: '100%',
        height: '100%',
        px: 0.75,
        pt: '3px',
        overflow: 'hidden',
        borderRadius: '8px',
        border: '1px dashed transparent',
        borderTopColor: 'divider',
        color: 'text.secondary',
        fontSize: '0.75rem',
        lineHeight: '18px',
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        '&:hover, &:focus-visible': {
          borderColor: 'success.main',
          bgcolor: 'action.hover',
          color: 'text.primary',
        },
      }}
    >
      <AddRounded aria-hidden sx={{ order: -2, fontSize: 18, color: 'success.main' }} />
      <Box component="span" sx={visuallyHidden}>
        Book
      </Box>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {what}
      </Box>
      <Box component="span" sx={visuallyHidden}>
        at
      </Box>
      {/* Shown first, because the column is read by times. */}
      <Box component="span" sx={{ order: -1 }}>
        {time}
      </Box>
      <Box component="span" sx={visuallyHidden}>
        in {bay.name}
      </Box>
    </ButtonBase>
  );
}
