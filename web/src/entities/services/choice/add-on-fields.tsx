import { pageQueryKeys } from '@carwash/domain/page-data';
import type { AddOn } from '@carwash/domain/services/add-ons';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatDuration } from '~/ui/format/format-duration';
import { formatPrice } from '~/ui/format/format-price';

interface AddOnFieldsProps {
  /** Add-ons that suit the service and the vehicle. */
  addOns: readonly AddOn[];
  /** Ids of the chosen add-ons. */
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
  /** Error message about the choice. */
  error?: string | undefined;
}

/** The add-ons of a service, each with its price and duration. Renders nothing when there are none. */
export function AddOnFields({ addOns, chosen, onChoose, error }: AddOnFieldsProps) {
  const labelId = useId();
  if (addOns.length === 0 && error === undefined) return null;
  const change = (id: string, isChosen: boolean) =>
    onChoose(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <Stack role="group" aria-labelledby={labelId} sx={{ gap: 1 }}>
      <Typography id={labelId} variant="body2" sx={{ color: 'text.secondary' }}>
        Extras
      </Typography>
      {addOns.map((addOn) => (
        <AddOnChoice
          key={addOn._id}
          addOn={addOn}
          checked={chosen.includes(addOn._id)}
          onChange={(isChosen) => change(addOn._id, isChosen)}
        />
      ))}
      {error !== undefined && (
        <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
          {error}
        </Typography>
      )}
    </Stack>
  );
}

interface AddOnChoiceProps {
  addOn: AddOn;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

const AddOnChoice = ({
  addOn: { _id, name, price, minutes },
  checked,
  onChange,
}: AddOnChoiceProps) => (
  <Stack
    component="label"
    direction="row"
    sx={{
      alignItems: 'center',
      flexWrap: 'wrap',
      minHeight: 48,
      pr: 2,
      border: '1px solid',
      borderColor: checked ? 'primary.main' : 'divider',
      borderRadius: '14px',
      cursor: 'pointer',
    }}
  >
    {/* A native checkbox, because the library's weighs more than everything else here. */}
    <Box
      component="input"
      type="checkbox"
      name={pageQueryKeys.service.addOns}
      value={_id}
      checked={checked}
      onChange={() => onChange(!checked)}
      sx={{
        width: 20,
        height: 20,
        mx: 1.5,
        accentColor: (theme) => (theme.vars ?? theme).palette.primary.main,
        flexShrink: 0,
        // Browsers draw an empty one in dark mode as if it were disabled.
        '&:not(:checked)': {
          appearance: 'none',
          border: '2px solid',
          borderColor: 'text.secondary',
          borderRadius: '4px',
        },
      }}
    />
    <Box component="span" sx={{ flex: '1 1 6rem', minWidth: 0, py: 0.5, overflowWrap: 'anywhere' }}>
      <Typography component="span" sx={{ fontWeight: 650 }}>
        {name}
      </Typography>
      {minutes > 0 && (
        <>
          {' '}
          <Typography
            component="span"
            variant="body2"
            sx={{ display: 'inline-block', color: 'text.secondary' }}
          >
            {formatDuration(minutes)} longer
          </Typography>
        </>
      )}
    </Box>
    <Typography component="span" sx={{ flexShrink: 0, pl: 1, ml: 'auto', fontWeight: 650 }}>
      {price === 0 ? 'Free' : `+ ${formatPrice(price)}`}
    </Typography>
  </Stack>
);
