import { longestCleanUp } from '@carwash/domain/bays/bay';
import type { Service } from '@carwash/domain/services/service';
import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import RemoveCircleOutlineRounded from '@mui/icons-material/RemoveCircleOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useField } from 'formik';
import { EntryGroup } from '~/ui/forms/entry-group';
import { FormField } from '~/ui/forms/form-field';
import { NumberField } from '~/ui/forms/number-field';
import type { BayEntry } from './bays-form';

const kindLabels: Record<BayEntry['kind'], string> = { bay: 'Bay', van: 'Van' };

interface ServicesFieldProps {
  name: string;
  kind: BayEntry['kind'];
  services: readonly Service[];
}

/** What is done in a bay: for a van a choice, for a bay everything unless something is chosen. */
function ServicesField({ name, kind, services }: ServicesFieldProps) {
  const names = new Map(services.map((service) => [service._id, service.name]));
  const [{ value: chosen }] = useField<string[]>(name);
  // A bay may name services that have been deleted since.
  const gone = chosen.filter((id) => !names.has(id));
  const all = kind === 'bay' ? 'Everything that no van does' : 'Choose what it does';
  const describe = (ids: unknown) =>
    (ids as string[]).map((id) => names.get(id) ?? 'A deleted service').join(', ') || all;
  return (
    <FormField
      name={name}
      label="Services"
      select
      slotProps={{
        inputLabel: { shrink: true },
        select: { multiple: true, displayEmpty: true, renderValue: describe },
        htmlInput: { required: kind === 'van' },
      }}
    >
      {[...services.map(({ _id }) => _id), ...gone].map((id) => (
        <MenuItem key={id} value={id}>
          {names.get(id) ?? 'A deleted service'}
        </MenuItem>
      ))}
    </FormField>
  );
}

interface BayFieldsProps {
  /** Name of the bay in the form's values. */
  name: string;
  bay: BayEntry;
  services: readonly Service[];
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onRemove: () => void;
}

const target = { width: 44, height: 44 } as const;

/** One bay or van. */
export function BayFields({ name, bay, services, onUp, onDown, onRemove }: BayFieldsProps) {
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
          <ServicesField name={`${name}.services`} kind={bay.kind} services={services} />
        </Box>
      </Box>
      <Stack direction="row" sx={{ alignItems: 'center', mt: -1 }}>
        <IconButton
          aria-label={`Move ${title} up`}
          disabled={!onUp}
          onClick={() => onUp?.()}
          sx={target}
        >
          <ArrowUpwardRounded />
        </IconButton>
        <IconButton
          aria-label={`Move ${title} down`}
          disabled={!onDown}
          onClick={() => onDown?.()}
          sx={target}
        >
          <ArrowDownwardRounded />
        </IconButton>
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
