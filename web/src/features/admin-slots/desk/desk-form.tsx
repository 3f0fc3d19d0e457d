import { deskBookingSchema } from '@carwash/domain/bookings/endpoints';
import type { Service } from '@carwash/domain/services/service';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { VehicleFields } from '~/entities/bookings/vehicle-fields.tsx';
import type { FormDraft } from '~/lib/forms/form-draft.ts';
import { KeepDraft } from '~/lib/forms/keep-draft.tsx';
import { FocusFirstError } from '~/ui/forms/focus-first-error.tsx';
import type { PlannedSlot } from '../day/day-plan.ts';
import { CustomerFields } from './customer-fields.tsx';
import { DeskActions } from './desk-actions.tsx';
import { type DeskDraft, emptyDeskDraft } from './desk-draft.ts';
import { DeskTimeField } from './desk-time-field.tsx';
import type { BookAtDesk } from './use-book-at-desk.ts';

interface DeskFormProps {
  service: Service;
  /** The slots of the service on the day. */
  slots: PlannedSlot[];
  /** The one that was chosen. */
  slotId: string;
  draft: FormDraft<DeskDraft>;
  sale: BookAtDesk;
  onDismiss: () => void;
}

/** Who comes, with which vehicle, and that they have paid. Begins with what was typed before. */
export function DeskForm({ service, slots, slotId, draft, sale, onDismiss }: DeskFormProps) {
  const [typed] = useState(() => draft.read() ?? emptyDeskDraft);
  return (
    <Formik
      initialValues={{ ...typed, slotId }}
      validationSchema={deskBookingSchema}
      onSubmit={sale.submit}
    >
      <Box component={Form} noValidate sx={{ display: 'contents' }}>
        <DialogContent>
          <Stack sx={{ gap: 2.5, pt: 0.5 }}>
            <DeskTimeField service={service} slots={slots} />
            <Typography variant="h6" component="h3">
              Customer
            </Typography>
            <CustomerFields />
            <Typography variant="h6" component="h3">
              Vehicle
            </Typography>
            <VehicleFields />
          </Stack>
          <KeepDraft draft={draft} />
          <FocusFirstError />
        </DialogContent>
        <DeskActions
          price={service.price}
          slots={slots}
          running={sale.running}
          refusal={sale.refusal}
          onCancel={onDismiss}
        />
      </Box>
    </Formik>
  );
}
