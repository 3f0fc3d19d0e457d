import { mostVehicleTypes } from '@carwash/domain/vehicles/vehicle-type-list';
import type { VehicleType } from '@carwash/domain/vehicles/vehicle-types';
import AddRounded from '@mui/icons-material/AddRounded';
import RemoveCircleOutlineRounded from '@mui/icons-material/RemoveCircleOutlineRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FieldArray, useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { EntryButton, MoveButtons } from '~/ui/forms/entry-buttons';
import { FormField } from '~/ui/forms/form-field';
import type { SettingsForm } from '../form/settings-form';

/**
 * Returns the form's values without a type, which also leaves the sizes and the extras. An extra for this type alone keeps
 * it, and is refused, because without types it would be for all vehicles.
 */
function withoutType(values: SettingsForm, id: string): SettingsForm {
  const others = (types: readonly string[]) => types.filter((type) => type !== id);
  return {
    ...values,
    vehicleTypes: values.vehicleTypes.filter(({ _id }) => _id !== id),
    sizes: values.sizes.map((size) => ({ ...size, vehicleTypes: others(size.vehicleTypes) })),
    addOns: values.addOns.map((addOn) => {
      const left = others(addOn.vehicleTypes);
      return left.length === 0 ? addOn : { ...addOn, vehicleTypes: left };
    }),
  };
}

interface TypeRowProps {
  name: string;
  index: number;
  title: string;
  /** Number of types. */
  count: number;
  isNew: boolean;
  onMove: (to: number) => void;
  /** null for the only type. */
  onRemove: (() => void) | null;
}

function TypeRow({ name, index, title, count, isNew, onMove, onRemove }: TypeRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const remove = () => {
    // Moves the focus on, because this row goes away.
    const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    next?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    onRemove?.();
  };
  return (
    <Box ref={row} sx={{ display: 'flex', alignItems: 'flex-start' }}>
      <FormField name={`${name}.name`} label={`Vehicle type ${index + 1}`} autoFocus={isNew} />
      <Stack direction="row" sx={{ flexShrink: 0, pt: 0.75 }}>
        <MoveButtons noun={title} index={index} count={count} onMove={onMove} />
        <EntryButton label={`Remove ${title}`} onClick={onRemove && remove}>
          <RemoveCircleOutlineRounded />
        </EntryButton>
      </Stack>
    </Box>
  );
}

/** The list of vehicle types, in the order in which customers see them. */
export function VehicleTypesField() {
  const { values, errors, setValues } = useFormikContext<SettingsForm>();
  const [added, setAdded] = useState<string | null>(null);
  const types = values.vehicleTypes;
  const isFull = types.length >= mostVehicleTypes;
  return (
    <FieldArray name="vehicleTypes">
      {({ push, swap }) => (
        <Stack sx={{ gap: 1, alignItems: 'stretch' }}>
          <Box sx={{ pt: 1 }}>
            {types.map(({ _id, name }, index) => (
              <TypeRow
                key={_id}
                name={`vehicleTypes.${index}`}
                index={index}
                title={name.trim() || 'a type without a name'}
                count={types.length}
                isNew={_id === added}
                onMove={(to) => swap(index, to)}
                onRemove={
                  types.length === 1 ? null : () => void setValues(withoutType(values, _id))
                }
              />
            ))}
          </Box>
          {typeof errors.vehicleTypes === 'string' && (
            <Alert severity="error">{errors.vehicleTypes}</Alert>
          )}
          <Button
            variant="outlined"
            startIcon={<AddRounded />}
            disabled={isFull}
            onClick={() => {
              const _id = crypto.randomUUID();
              setAdded(_id);
              push({ _id, name: '' } satisfies VehicleType);
            }}
            sx={{ alignSelf: 'flex-start' }}
          >
            {isFull ? `${mostVehicleTypes} types at most` : 'Add a vehicle type'}
          </Button>
        </Stack>
      )}
    </FieldArray>
  );
}
