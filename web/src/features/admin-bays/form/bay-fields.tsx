import { longestCleanUp } from '@carwash/domain/days/bay';
import type { Service } from '@carwash/domain/services/service';
import RemoveCircleOutlineRounded from '@mui/icons-material/RemoveCircleOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { ChoiceListField } from '~/ui/forms/choice-list-field';
import { MoveButtons } from '~/ui/forms/entry-buttons';
import { EntryGroup } from '~/ui/forms/entry-group';
import { FormField } from '~/ui/forms/form-field';
import { NumberField } from '~/ui/forms/number-field';
import type { BayEntry } from './bays-form';

const kindLabels: Record<BayEntry['kind'], string> = { bay: 'Bay', van: 'Van' };

interface BayFieldsProps {
  bay: BayEntry;
  services: readonly Service[];
  /** From 0. */
  index: number;
  /** Number of bays. */
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One bay or van. */
export function BayFields(props: BayFieldsProps) {
  const { bay, services, index, count, onMove, onRemove } = props;
  const name = `bays.${index}`;
  const title = bay.name.trim() || 'A bay without a name';
  return (
    <EntryGroup title={title}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', sm: '2fr 1fr 1fr' },
          '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        }}
      >
        <FormField name={`${name}.name`} label="Name" />
        <FormField
          name={`${name}.kind`}
          label="Kind"
          select
          hint={bay.kind === 'van' ? 'Goes to customers.' : 'Customers come to it.'}
        >
          {Object.entries(kindLabels).map(([kind, label]) => (
            <MenuItem key={kind} value={kind}>
              {label}
            </MenuItem>
          ))}
        </FormField>
        <NumberField
          name={`${name}.cleanUp`}
          label="Clean-up"
          unit="mins"
          max={longestCleanUp}
          hint={bay.kind === 'van' ? 'Between two jobs: the way.' : 'Between two jobs.'}
        />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <ChoiceListField
            name={`${name}.services`}
            label="Services"
            choices={new Map(services.map((service) => [service._id, service.name]))}
            // A van needs at least one service; a bay without any does all that no van does.
            none={bay.kind === 'bay' ? 'Everything that no van does' : 'Choose what it does'}
            unknown="A deleted service"
            required={bay.kind === 'van'}
          />
        </Box>
      </Box>
      <Stack direction="row" sx={{ alignItems: 'center', mt: -1 }}>
        <MoveButtons noun={title} index={index} count={count} onMove={onMove} />
        <Button
          color="error"
          startIcon={<RemoveCircleOutlineRounded />}
          aria-label={`Remove ${title}`}
          onClick={onRemove}
          sx={{ ml: 'auto' }}
        >
          Remove
        </Button>
      </Stack>
    </EntryGroup>
  );
}
