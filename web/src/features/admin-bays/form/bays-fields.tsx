import { mostBays } from '@carwash/domain/days/bay';
import type { Service } from '@carwash/domain/services/service';
import AddRounded from '@mui/icons-material/AddRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FieldArray, useFormikContext } from 'formik';
import { FormSection } from '~/ui/forms/form-section';
import { BayFields } from './bay-fields';
import { type BaysForm, newBay } from './bays-form';

interface BayListProps {
  services: readonly Service[];
}

function BayList({ services }: BayListProps) {
  const { values, errors } = useFormikContext<BaysForm>();
  const { bays } = values;
  return (
    <FieldArray name="bays">
      {({ push, remove, swap }) => (
        <Stack sx={{ gap: 2, alignItems: 'stretch' }}>
          {bays.map((bay, index) => (
            <BayFields
              key={bay._id}
              bay={bay}
              services={services}
              index={index}
              count={bays.length}
              onMove={(to) => swap(index, to)}
              onRemove={() => remove(index)}
            />
          ))}
          {bays.length === 0 && typeof errors.bays === 'string' && (
            <Alert severity="error">{errors.bays}</Alert>
          )}
          <Button
            variant="outlined"
            startIcon={<AddRounded />}
            disabled={bays.length >= mostBays}
            onClick={() => push(newBay(bays))}
            sx={{ alignSelf: 'flex-start' }}
          >
            Add a bay
          </Button>
        </Stack>
      )}
    </FieldArray>
  );
}

/** All bays and vans. */
export const BaysFields = (list: BayListProps) => (
  <FormSection title="Bays and vans">
    <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
      A bay takes one car at a time, whatever the service. In the order in which you want to see
      them. When you save, bookings keep their bay if it can still do them, else they get another
      one; those without one are listed here.
    </Typography>
    <BayList {...list} />
  </FormSection>
);
