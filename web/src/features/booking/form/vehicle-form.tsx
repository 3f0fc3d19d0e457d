import { describeLoss } from '@carwash/domain/bookings/slot-offer';
import type { Service } from '@carwash/domain/services/service';
import { vehicleSchema } from '@carwash/domain/services/vehicle';
import type { Slot } from '@carwash/domain/slots/slot';
import type { SessionUser } from '@carwash/domain/users/session';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useMemo, useState } from 'react';
import { readPendingBooking } from '~/entities/bookings/pending-booking.ts';
import { draftOf, emptyVehicleDraft, vehicleDraft } from '~/entities/bookings/vehicle-draft.ts';
import { VehicleFields } from '~/entities/bookings/vehicle-fields.tsx';
import { KeepDraft } from '~/lib/forms/keep-draft.tsx';
import { FocusFirstError } from '~/ui/forms/focus-first-error.tsx';
import { ConfirmBooking } from './confirm-booking.tsx';
import { useBookSlot } from './use-book-slot.ts';
import { useSlotOffer } from './use-slot-offer.ts';

/** What this customer typed last, or went to pay for last, or nothing yet. */
function initialDraft(customer: string) {
  const pending = readPendingBooking(customer);
  return vehicleDraft(customer).read() ?? (pending ? draftOf(pending) : emptyVehicleDraft);
}

interface VehicleFormProps {
  service: Service;
  slot: Slot;
  user: SessionUser;
}

/** The vehicle and the button that leads to the payment. */
export function VehicleForm({ service, slot, user }: VehicleFormProps) {
  const [initialValues] = useState(() => initialDraft(user._id));
  const draft = useMemo(() => vehicleDraft(user._id), [user._id]);
  const offer = useSlotOffer(slot, user._id);
  const purchase = { service, slot, customer: user._id };
  const { processing, refusal, submit } = useBookSlot(purchase, offer);
  // While the call is under way the slot may already be seen held: by this very call.
  const lost = offer && describeLoss(slot, offer);
  const loss = refusal ?? (lost === null ? null : { text: lost, code: 'slot_taken' as const });

  return (
    <Formik initialValues={initialValues} validationSchema={vehicleSchema} onSubmit={submit}>
      <Stack component={Form} noValidate aria-labelledby="vehicle-heading" sx={{ gap: 3 }}>
        <Typography id="vehicle-heading" variant="h3" component="h2">
          Your vehicle
        </Typography>
        <VehicleFields />
        <ConfirmBooking
          isFree={service.price === 0}
          slot={slot}
          offer={offer}
          loss={processing ? null : loss}
          processing={processing}
        />
        <KeepDraft draft={draft} />
        <FocusFirstError />
      </Stack>
    </Formik>
  );
}
