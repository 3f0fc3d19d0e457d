import type { Booking } from '@carwash/domain/bookings/booking';
import { addedMinutes, endAfterEdit, isEditable } from '@carwash/domain/bookings/edit-policy';
import { mostAddedMinutes } from '@carwash/domain/bookings/endpoints';
import { editMoneyRefusals, moneyOfEdit } from '@carwash/domain/bookings/money-of-edit';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { editedQuote } from '@carwash/domain/services/edited-quote';
import type { Quote } from '@carwash/domain/services/quote';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { knownVehicleType } from '@carwash/domain/vehicles/vehicle-types';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Form, Formik, useField, useFormikContext } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';
import { VehicleFields } from '~/entities/bookings/vehicle-fields';
import { NoteField } from '~/entities/bookings/visit-fields';
import { ContactFields } from '~/entities/desk/contact-fields';
import { isUnanswered, type KeptQuestion } from '~/entities/sales/kept-question';
import { AddOnFields } from '~/entities/services/choice/add-on-fields';
import { useLiveSettings } from '~/entities/settings/use-live-settings';
import { formatClock } from '~/lib/clock/format-times';
import type { FormDraft } from '~/lib/forms/form-draft';
import { useSettings } from '~/lib/settings/settings';
import { DialogButtons } from '~/ui/dialogs/dialog-buttons';
import { KeepTyped } from '~/ui/dialogs/keep-typed';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { NumberField } from '~/ui/forms/number-field';
import { TickQuestion } from '~/ui/forms/tick-question';
import { EditPrice } from './edit-price';
import {
  addOnsToChoose,
  type EditedService,
  type EditValues,
  editBodyOf,
  editFormSchema,
  editValuesOf,
  soldServiceOf,
  withTyped,
} from './edit-values';
import type { useEditBooking } from './use-edit-booking';

/** Returns the price and the duration of the typed choice. */
const quoteOf = (
  booking: Booking,
  service: EditedService,
  { vehicleType, addOns }: EditValues,
  settings: PublicSettings,
): Quote =>
  editedQuote(
    booking,
    service,
    {
      vehicleType:
        knownVehicleType(vehicleType, settings.vehicleTypes) ?? booking.vehicle.vehicleType,
      addOns,
    },
    settings,
  );

const serviceIn = (services: readonly EditedService[], id: string, booking: Booking) =>
  services.find(({ _id }) => _id === id) ?? soldServiceOf(booking);

function ServiceField({ services }: { services: readonly EditedService[] }) {
  const [field] = useField<string>('serviceId');
  return (
    <TextField select label="Service" {...field}>
      {services.map(({ _id, name }) => (
        <MenuItem key={_id} value={_id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface FieldsProps {
  /** The booking that is changed, with what becomes of its money by now. */
  booking: Booking;
  payments: readonly Transaction[];
  /** Services to choose from, with the booked one. */
  services: readonly EditedService[];
}

/** The fields, and what the changes cost and how long the visit takes then. */
function EditFields({ booking, payments, services }: FieldsProps) {
  const settings = useSettings();
  const { values, setFieldValue } = useFormikContext<EditValues>();
  const added = addedMinutes(booking);
  const [{ value: addOns }, { error }, { setValue }] = useField<readonly string[]>('addOns');
  const service = serviceIn(services, values.serviceId, booking);
  const quote = quoteOf(booking, service, values, settings);
  const endsAt = endAfterEdit(booking, quote.lines, Number(values.longerBy) || 0);
  const type =
    knownVehicleType(values.vehicleType, settings.vehicleTypes) ?? booking.vehicle.vehicleType;
  return (
    <>
      <VehicleFields service={service} />
      <ServiceField services={services} />
      <AddOnFields
        addOns={addOnsToChoose(booking, service, type, settings.addOns)}
        chosen={addOns}
        onChoose={(chosen) => void setValue(chosen)}
        error={error}
      />
      <div>
        <NumberField
          name="longerBy"
          label="Longer by (optional)"
          unit="mins"
          min={-added}
          max={mostAddedMinutes}
          required={false}
          hint={`From ${formatClock(booking.slot.startsAt)} to ${formatClock(endsAt)}`}
        />
        {added > 0 && values.longerBy !== -added && (
          <Button onClick={() => void setFieldValue('longerBy', -added)}>
            Take back the {added} mins that were added
          </Button>
        )}
      </div>
      <NoteField />
      <EditPrice
        booking={booking}
        quote={quote}
        money={moneyOfEdit(booking, payments, quote.amount)}
      />
    </>
  );
}

/** Shows the newest booking with what was typed, once the form is about another version of it. */
function FollowBooking({ booking }: { booking: Booking }) {
  const { values, resetForm, setValues } = useFormikContext<EditValues>();
  const shown = useRef(booking);
  // A layout effect, because the draft must not be kept with values that are not merged yet.
  useLayoutEffect(() => {
    if (shown.current.version === booking.version) return;
    const now = editValuesOf(booking);
    const typed = withTyped(values, editValuesOf(shown.current), now);
    shown.current = booking;
    resetForm({ values: now });
    void setValues(typed, false);
  }, [booking, values, resetForm, setValues]);
  return null;
}

interface EditFormProps
  extends FieldsProps,
    Pick<ReturnType<typeof useEditBooking>, 'failure' | 'save' | 'keptOf'> {
  /** The booking as it is by now. */
  now: Booking;
  onClose: () => void;
  draft: FormDraft<EditValues>;
}

/** Asks about minutes that are kept for the waitlist, once the server has. */
const KeptMinutes = ({ question: { text, isAgreed, agree } }: { question: KeptQuestion }) =>
  text !== null && (
    <TickQuestion label="Change it anyway" agreed={isAgreed} onAgree={agree}>
      {text}
    </TickQuestion>
  );

/** Changes what a booking says, except when it begins. The input is kept when the call fails. */
export function EditForm({ now, failure, save, keptOf, onClose, draft, ...fields }: EditFormProps) {
  const { booking, payments, services } = fields;
  useLiveSettings(true);
  const settings = useSettings();
  const [initialValues] = useState(() => editValuesOf(booking));
  const [wasEditable] = useState(() => isEditable(booking, new Date()));
  const quoteOfValues = (values: EditValues) =>
    quoteOf(booking, serviceIn(services, values.serviceId, booking), values, settings);
  const isRefused = (values: EditValues) =>
    moneyOfEdit(booking, payments, quoteOfValues(values).amount).kind in editMoneyRefusals;
  return (
    <Formik<EditValues>
      initialValues={initialValues}
      validationSchema={editFormSchema}
      validateOnBlur={false}
      onSubmit={(values, form) =>
        save(
          booking,
          {
            ...editBodyOf(booking, payments, values, quoteOfValues(values)),
            onKeptMinutes: keptOf(values).isAgreed,
          },
          values,
          form,
        )
      }
    >
      {({ values, dirty, isSubmitting }) => (
        <Box component={Form} noValidate sx={{ display: 'contents' }}>
          <FocusFirstError />
          <KeepTyped draft={draft} />
          <FollowBooking booking={booking} />
          <DialogContent
            sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: '4px !important' }}
          >
            {booking.customer.uid === null && (
              <div>
                <ContactFields />
              </div>
            )}
            {wasEditable ? (
              <EditFields {...fields} />
            ) : (
              <Alert severity="info">
                This visit is over or cancelled: only its customer can be corrected.
              </Alert>
            )}
            {wasEditable && !isEditable(now, new Date()) && !isSubmitting && (
              <Alert severity="warning">
                Somebody else has changed this booking meanwhile. Close this and look again.
              </Alert>
            )}
            {failure !== null && <Alert severity="error">{failure}</Alert>}
            <KeptMinutes question={keptOf(values)} />
          </DialogContent>
          <DialogButtons>
            <Button disabled={isSubmitting} onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              variant="contained"
              loading={isSubmitting}
              disabled={!dirty || isRefused(values) || isUnanswered(keptOf(values))}
            >
              Save changes
            </Button>
          </DialogButtons>
        </Box>
      )}
    </Formik>
  );
}
