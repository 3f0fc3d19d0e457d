import { mostVehicleTypes } from '@carwash/domain/services/vehicle-type-list';
import type { VehicleType } from '@carwash/domain/services/vehicle-types';
import AddRounded from '@mui/icons-material/AddRounded';
import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import RemoveCircleOutlineRounded from '@mui/icons-material/RemoveCircleOutlineRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { FieldArray, useFormikContext } from 'formik';
import { type ReactNode, useRef, useState } from 'react';
import { FormField } from '~/ui/forms/form-field';
import type { SettingsForm } from '../form/settings-form';

interface RowButtonProps {
  label: string;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const RowButton = ({ label, isDisabled = false, onClick, children }: RowButtonProps) => (
  <IconButton
    aria-label={label}
    title={label}
    // `aria-disabled` rather than `disabled`, so that the button keeps the focus at the end of the list.
    aria-disabled={isDisabled || undefined}
    onClick={() => isDisabled || onClick()}
    sx={{ width: 44, height: 44, ...(isDisabled && { color: 'action.disabled' }) }}
  >
    {children}
  </IconButton>
);

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
  isLast: boolean;
  isNew: boolean;
  onMove: (to: number) => void;
  /** null for the only type. */
  onRemove: (() => void) | null;
}

function TypeRow({ name, index, title, isLast, isNew, onMove, onRemove }: TypeRowProps) {
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
        <RowButton
          label={`Move ${title} up`}
          isDisabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ArrowUpwardRounded />
        </RowButton>
        <RowButton
          label={`Move ${title} down`}
          isDisabled={isLast}
          onClick={() => onMove(index + 1)}
        >
          <ArrowDownwardRounded />
        </RowButton>
        <RowButton label={`Remove ${title}`} isDisabled={onRemove === null} onClick={remove}>
          <RemoveCircleOutlineRounded />
        </RowButton>
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
                isLast={index === types.length - 1}
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
