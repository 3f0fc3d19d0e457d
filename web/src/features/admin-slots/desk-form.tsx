import { deskBookingSchema } from '@carwash/domain/api/booking-endpoints';
import type { Service } from '@carwash/domain/entities/service';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useMemo, useState } from 'react';
import { FocusFirstError } from '~/components/focus-first-error.tsx';
import { VehicleFields } from '~/components/vehicle/vehicle-fields.tsx';
import { KeepDraft } from '~/lib/keep-draft.tsx';
import { useSession } from '~/lib/session/use-session.ts';
import { CustomerFields } from './customer-fields.tsx';
import type { PlannedSlot } from './day-plan.ts';
import { DeskActions } from './desk-actions.tsx';
import { deskDraft, emptyDeskDraft } from './desk-draft.ts';
import { DeskTimeField } from './desk-time-field.tsx';
import { useBookAtDesk } from './use-book-at-desk.ts';

interface DeskFormProps {
  service: Service;
  /** The slots of the service on the day. */
  slots: PlannedSlot[];
  /** The one that was chosen. */
  slotId: string;
  onClose: () => void;
}

/** Who comes, with which vehicle, and that they have paid. Begins with what was typed before. */
export function DeskForm({ service, slots, slotId, onClose }: DeskFormProps) {
  const { user } = useSession();
  const draft = useMemo(() => deskDraft(user?._id ?? ''), [user?._id]);
  const [typed] = useState(() => draft.read() ?? emptyDeskDraft);
  const end = () => {
    draft.clear();
    onClose();
  };
  const { running, refusal, submit } = useBookAtDesk(end);
  return (
    <Formik
      initialValues={{ ...typed, slotId }}
      validationSchema={deskBookingSchema}
      onSubmit={submit}
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
          running={running}
          refusal={refusal}
          onCancel={end}
        />
      </Box>
    </Formik>
  );
}
