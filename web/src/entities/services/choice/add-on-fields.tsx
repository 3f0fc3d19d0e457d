import type { AddOn } from '@carwash/domain/services/add-ons';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatDuration } from '~/ui/format/format-duration';
import { formatPrice } from '~/ui/format/format-price';

interface AddOnFieldsProps {
  /** Those that suit the service and the vehicle. */
  addOns: readonly AddOn[];
  /** Ids. */
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

/** What can be had with the service, each with what it costs and takes; nothing where there is none. */
export function AddOnFields({ addOns, chosen, onChoose }: AddOnFieldsProps) {
  const labelId = useId();
  if (addOns.length === 0) return null;
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
    </Stack>
  );
}

interface AddOnChoiceProps {
  addOn: AddOn;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

const AddOnChoice = ({ addOn: { name, price, minutes }, checked, onChange }: AddOnChoiceProps) => (
  <Stack
    component="label"
    direction="row"
    sx={{
      alignItems: 'center',
      minHeight: 52,
      pr: 2,
      border: '1px solid',
      borderColor: checked ? 'primary.main' : 'divider',
      borderRadius: '14px',
      cursor: 'pointer',
    }}
  >
    <Checkbox checked={checked} onChange={(_, isChosen) => onChange(isChosen)} />
    <Box component="span" sx={{ flexGrow: 1, minWidth: 0, py: 0.5, overflowWrap: 'anywhere' }}>
      <Typography component="span" sx={{ fontWeight: 650 }}>
        {name}
      </Typography>
      {minutes > 0 && (
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'block', color: 'text.secondary' }}
        >
          {formatDuration(minutes)} longer
        </Typography>
      )}
    </Box>
    <Typography component="span" sx={{ flexShrink: 0, pl: 1, fontWeight: 650 }}>
      {price === 0 ? 'Free' : `+ ${formatPrice(price)}`}
    </Typography>
  </Stack>
);
