import { deskBookingSchema } from '@carwash/domain/bookings/endpoints';
import type { Day } from '@carwash/domain/days/day';
import { visitFormFields } from '@carwash/domain/payments/visit';
import { fittingVehicleFields } from '@carwash/domain/services/fitting-vehicle';
import { addOnsOf, type Quote, quoteFor, suitableAddOns } from '@carwash/domain/services/quote';
import { everywhere } from '@carwash/domain/services/served-area';
import type { Service } from '@carwash/domain/services/service';
import { isAtCustomer } from '@carwash/domain/services/service-location';
import { vehicleTypeOf } from '@carwash/domain/services/vehicle-types';
import { deskSlotTexts } from '@carwash/domain/slots/desk-slot';
import { isTooShort } from '@carwash/domain/slots/slot-state';
import { formatDay } from '@carwash/domain/time/format-day';
import { formatHours } from '@carwash/domain/time/format-hours';
import { phoneField } from '@carwash/domain/users/phone-number';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, useField, useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import type { BlockerFunction } from 'react-router-dom';
import { VehicleFields } from '~/entities/bookings/vehicle-fields';
import { AddressField, NoteField } from '~/entities/bookings/visit-fields';
import { AddOnFields } from '~/entities/services/choice/add-on-fields';
import { usualVehicleType } from '~/entities/services/choice/use-quote';
import { OtherVehicles } from '~/entities/services/other-vehicles';
import { useLiveSettings } from '~/entities/settings/use-live-settings';
import { businessCountry } from '~/lib/business-country';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import type { FormDraft } from '~/lib/forms/form-draft';
import { SaveDraft } from '~/lib/forms/save-draft';
import { useSettings } from '~/lib/settings/settings';
import { AskBeforeNavigation } from '~/ui/dialogs/ask-before-leaving';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { FormField } from '~/ui/forms/form-field';
import { AccountField } from './account-field';
import { DeskActions } from './desk-actions';
import { DeskBayField } from './desk-bay-field';
import { type DeskDraft, type DeskFormValues, emptyDeskDraft, isTyped } from './desk-draft';
import { DeskPaymentFields } from './desk-payment-fields';
import { deskTimes } from './desk-times';
import { type DeskTime, serviceOfNow } from './now-slot';
import type { BookAtDesk } from './use-book-at-desk';

interface DeskTimeFieldProps {
  service: Service;
  quote: Quote;
  times: readonly DeskTime[];
}

/**
 * The service and the time. Another free time of the day can be chosen, in case the slot is taken
 * meanwhile.
 */
function DeskTimeField({ service, quote, times }: DeskTimeFieldProps) {
  const [{ value }] = useField<string>('slotId');
  const choices = times.filter(({ slot, state }) => state === 'open' || slot._id === value);
  const day = times[0]?.slot.date;
  const why = ({ slot, state }: DeskTime) =>
    isTooShort(slot) ? 'not enough time' : deskSlotTexts[state].toLowerCase();
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>
        <strong>{service.name}</strong>
        {day !== undefined && `, ${formatDay(day)}, ${quote.minutes} mins`}
      </Typography>
      <FormField name="slotId" label="Time" select>
        {choices.map((time) => (
          <MenuItem key={time.slot._id} value={time.slot._id}>
            {serviceOfNow(time.slot._id) !== null && 'Now, '}
            {formatHours(time.slot)}
            {time.state !== 'open' && ` (${why(time)})`}
          </MenuItem>
        ))}
      </FormField>
    </Stack>
  );
}

const optional = { htmlInput: { required: false } } as const;

/** Read-only, because the account's email is used. */
const ofAccount = { htmlInput: { required: false, readOnly: true } } as const;

/** Name and contact details of the customer. */
function CustomerFields() {
  const { customerId } = useFormikContext<DeskFormValues>().values;
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2.5,
        rowGap: 0.5,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        '& > :nth-of-type(-n + 2)': { gridColumn: '1 / -1' },
        '& > :first-of-type': { mb: 2 },
      }}
    >
      <AccountField />
      <FormField name="customerName" label="Name" autoComplete="off" autoFocus />
      <FormField
        name="customerPhone"
        label="Phone (optional)"
        type="tel"
        autoComplete="off"
        slotProps={optional}
      />
      <FormField
        name="customerEmail"
        label="Email (optional)"
        type="email"
        autoComplete="off"
        slotProps={customerId === '' ? optional : ofAccount}
      />
    </Box>
  );
}

/** Computes the quote: the vehicle decides the price and which add-ons are possible. */
function useDeskQuote(service: Service): Quote {
  const settings = useSettings();
  const { vehicleType, addOns } = useFormikContext<DeskFormValues>().values;
  const type = vehicleTypeOf(vehicleType) ?? usualVehicleType(service);
  return quoteFor(service, { vehicleType: type, addOns }, settings);
}

function DeskAddOns({ service }: { service: Service }) {
  const settings = useSettings();
  const { vehicleType } = useFormikContext<DeskFormValues>().values;
  const [{ value: chosen }, { error }, { setValue }] = useField<readonly string[]>('addOns');
  const type = vehicleTypeOf(vehicleType);
  return (
    <AddOnFields
      addOns={suitableAddOns(service, type, settings.addOns)}
      chosen={chosen}
      onChoose={(addOns) => void setValue(addOns)}
      error={error}
    />
  );
}

interface DeskSaleFieldsProps {
  service: Service;
  day: Day;
  /** Whether the form was opened for a customer who begins now. */
  isFromNow: boolean;
  sale: BookAtDesk;
  onDismiss: () => void;
}

/**
 * All fields and the buttons. The vehicle and the add-ons decide the price, and which times have a free bay.
 */
function DeskSaleFields({ service, day, isFromNow, sale, onDismiss }: DeskSaleFieldsProps) {
  const quote = useDeskQuote(service);
  const now = new Date();
  const times = deskTimes(service, quote, { day, isFromNow, now, timeZone: businessTimeZone });
  return (
    <>
      <DialogContent>
        <Stack sx={{ gap: 2.5, pt: 0.5 }}>
          <DeskTimeField service={service} quote={quote} times={times} />
          <DeskBayField times={times} />
          <Typography variant="h6" component="h3">
            Customer
          </Typography>
          <CustomerFields />
          <Typography variant="h6" component="h3">
            Vehicle
          </Typography>
          <VehicleFields service={service} otherVehicles={<OtherVehicles service={service} />} />
          <DeskAddOns service={service} />
          {isAtCustomer(service) && (
            <>
              <Typography variant="h6" component="h3">
                Where we come to
              </Typography>
              <AddressField usual={null} />
            </>
          )}
          <NoteField />
          {quote.amount > 0 && <DeskPaymentFields />}
        </Stack>
        <FocusFirstError />
      </DialogContent>
      <DeskActions
        quote={quote}
        times={times}
        running={sale.running}
        refusal={sale.refusal}
        onCancel={onDismiss}
      />
    </>
  );
}

/** The form is part of its address: every other one closes it. */
const closesForm: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname ||
  currentLocation.search !== nextLocation.search;

/**
 * Asks before typed text is lost. Not after a failure, because then the draft is kept for the next time the
 * slot is opened.
 */
function AskBeforeClosing({ draft, sale }: Pick<DeskFormProps, 'draft' | 'sale'>) {
  const { values } = useFormikContext<DeskFormValues>();
  const [isDiscarded, setIsDiscarded] = useState(false);
  const isAtRisk = isTyped(values) && !isDiscarded && !sale.running && !sale.hasFailed;
  return (
    <AskBeforeNavigation
      when={isAtRisk}
      leadsAway={closesForm}
      onDiscard={() => {
        draft.clear();
        setIsDiscarded(true);
      }}
    />
  );
}

interface DeskFormProps {
  service: Service;
  /** The day's offered starts and the jobs in each bay. */
  day: Day;
  /** The slot that was chosen. */
  slotId: string;
  /** The bay that was chosen; null for any. */
  bay: string | null;
  draft: FormDraft<DeskDraft>;
  sale: BookAtDesk;
  onDismiss: () => void;
}

/**
 * The form of a booking at the desk: customer, vehicle, place and payment. Starts with the stored draft,
 * if any.
 */
export function DeskForm({ service, slotId, bay, draft, sale, ...others }: DeskFormProps) {
  const [typed] = useState(() => draft.read() ?? emptyDeskDraft);
  const today = useBusinessToday();
  // Follows the settings live, because a cash customer sees no later page that would show a changed price.
  useLiveSettings(true);
  const settings = useSettings();
  const { askedVehicleDetails } = settings;
  // Leaves out add-ons that were chosen for another type of vehicle.
  const sold = ({ vehicleType, addOns }: DeskFormValues) => {
    const type = vehicleTypeOf(vehicleType) ?? usualVehicleType(service);
    const quote = quoteFor(service, { vehicleType: type, addOns }, settings);
    return { addOns: addOnsOf(quote), agreedAmount: quote.amount };
  };
  const schema = useMemo(
    () =>
      deskBookingSchema.shape({
        ...fittingVehicleFields(service, today, askedVehicleDetails),
        ...visitFormFields(service, everywhere),
        customerPhone: phoneField(businessCountry).default(''),
      }),
    [service, today, askedVehicleDetails],
  );
  return (
    <Formik<DeskFormValues>
      initialValues={{
        ...typed,
        slotId,
        bay: bay ?? '',
        // Who stands here pays now; who calls pays when they come.
        paymentMethod: serviceOfNow(slotId) === null ? 'later' : 'cash',
      }}
      validationSchema={schema}
      onSubmit={(values, form) => sale.submit(service, { ...values, ...sold(values) }, form)}
    >
      <Box component={Form} noValidate sx={{ display: 'contents' }}>
        <DeskSaleFields
          service={service}
          isFromNow={serviceOfNow(slotId) !== null}
          sale={sale}
          {...others}
        />
        <SaveDraft draft={draft} />
        <AskBeforeClosing draft={draft} sale={sale} />
      </Box>
    </Formik>
  );
}
