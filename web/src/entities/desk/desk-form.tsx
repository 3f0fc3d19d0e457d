import { deskBookingSchema } from '@carwash/domain/bookings/endpoints';
import type { FoundCustomer } from '@carwash/domain/customers/endpoints';
import type { Day } from '@carwash/domain/days/day';
import { nextFreeTimes } from '@carwash/domain/days/next-free-times';
import { visitFormFields } from '@carwash/domain/payments/visit';
import { addOnsOf, type Quote, quoteFor, suitableAddOns } from '@carwash/domain/services/quote';
import { everywhere } from '@carwash/domain/services/served-area';
import type { Service } from '@carwash/domain/services/service';
import { isAtCustomer } from '@carwash/domain/services/service-location';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { deskSlotTexts } from '@carwash/domain/slots/desk-slot';
import { isTooShort } from '@carwash/domain/slots/slot-state';
import { formatDay } from '@carwash/domain/time/calendar-days';
import { phoneField } from '@carwash/domain/users/phone-number';
import { fittingVehicleFields } from '@carwash/domain/vehicles/fitting-vehicle';
import { askedAtDesk } from '@carwash/domain/vehicles/vehicle-details';
import { knownVehicleType } from '@carwash/domain/vehicles/vehicle-types';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Form, Formik, useField, useFormikContext } from 'formik';
import { type ReactNode, useMemo, useState } from 'react';
import type { BlockerFunction } from 'react-router-dom';
import { AskedDetails, VehicleTypeField } from '~/entities/bookings/vehicle-fields';
import { AddressField, NoteField } from '~/entities/bookings/visit-fields';
import type { KnownCar } from '~/entities/customers/find-customers';
import { AddOnFields } from '~/entities/services/choice/add-on-fields';
import { usualVehicleType } from '~/entities/services/choice/use-quote';
import { OtherVehicles } from '~/entities/services/other-vehicles';
import { useLiveSettings } from '~/entities/settings/use-live-settings';
import { useStartDays } from '~/entities/slots/use-start-days';
import { businessCountry } from '~/lib/business-country';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { formatSlotHours } from '~/lib/clock/format-times';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import type { FormDraft } from '~/lib/forms/form-draft';
import { SaveDraft } from '~/lib/forms/save-draft';
import { useSettings } from '~/lib/settings/settings';
import { AskBeforeNavigation } from '~/ui/dialogs/ask-before-leaving';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { FormField } from '~/ui/forms/form-field';
import { AccountField } from './account-field';
import { ContactFields } from './contact-fields';
import { DeskActions } from './desk-actions';
import { DeskBayField } from './desk-bay-field';
import {
  bookedStartOf,
  type DeskFormValues,
  type DeskTexts,
  emptyDeskTexts,
  firstValues,
  isTyped,
} from './desk-draft';
import { countedMoney } from './desk-money';
import { DeskMoneyFields } from './desk-money-fields';
import { bayNameOf, chosenTime, deskTimes, type SoldOpening } from './desk-times';
import { filledFrom, withPlate } from './filled-in';
import { KnownCustomer } from './known-customer';
import { type DeskTime, serviceOfNow, soonestId } from './now-slot';
import { PayingNow, usePaying } from './paying-now';
import { PlateField } from './plate-field';
import { soonestText } from './soonest-text';
import type { BookAtDesk } from './use-book-at-desk';

interface DeskTimeFieldProps {
  service: Service;
  quote: Quote;
  times: readonly DeskTime[];
  now: Date;
  hint: string | null;
  /** Chooses among services; null where the service is certain. */
  serviceField: ReactNode;
}

function timeName(time: DeskTime, night: string | null, at: Date): string {
  const now = serviceOfNow(time.slot._id) === null ? null : 'Now';
  const bay = time.state === 'open' ? bayNameOf(time, at) : null;
  return [now, formatSlotHours(time.slot), night, bay].filter(Boolean).join(', ');
}

/**
 * The service and the time. Another free time of the day can be chosen, in case the slot is taken
 * meanwhile.
 */
function DeskTimeField({ service, quote, times, now, hint, serviceField }: DeskTimeFieldProps) {
  const [field] = useField<string>('slotId');
  const { nightOf } = useStartDays();
  const chosen = chosenTime(times, field.value);
  const choices = times.filter((time) => time.state === 'open' || time === chosen);
  const day = times[0]?.slot.date;
  const why = ({ slot, state }: DeskTime) =>
    isTooShort(slot) ? 'not enough time' : deskSlotTexts[state].toLowerCase();
  return (
    <Stack sx={{ gap: 2 }}>
      {serviceField ?? (
        <Typography>
          <strong>{service.name}</strong>
          {day !== undefined && `, ${formatDay(day)}, ${quote.minutes} mins`}
        </Typography>
      )}
      <TextField
        {...field}
        value={chosen?.slot._id ?? ''}
        label="Time"
        select
        helperText={hint ?? ' '}
      >
        {choices.map((time) => (
          <MenuItem key={time.slot._id} value={time.slot._id}>
            {timeName(time, nightOf(time.slot), now)}
            {time.isTheirs && ' (they are paying for it)'}
            {time.isKept && ' (kept for the waitlist)'}
            {time.state !== 'open' && ` (${why(time)})`}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}

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
        '& > :last-of-type': { gridColumn: '1 / -1' },
      }}
    >
      <ContactFields isEmailFixed={customerId !== ''} />
      <AccountField />
    </Box>
  );
}

/** Returns the quote of a form. */
function quoteOf(
  service: Service,
  { vehicleType, addOns }: Pick<DeskFormValues, 'vehicleType' | 'addOns'>,
  settings: PublicSettings,
): Quote {
  const { vehicleTypes } = settings;
  const type =
    knownVehicleType(vehicleType, vehicleTypes) ?? usualVehicleType(service, vehicleTypes);
  return quoteFor(service, { vehicleType: type, addOns }, settings);
}

/** Computes the quote: the vehicle decides the price and which add-ons are possible. */
function useDeskQuote(service: Service): Quote {
  const settings = useSettings();
  return quoteOf(service, useFormikContext<DeskFormValues>().values, settings);
}

function DeskAddOns({ service }: { service: Service }) {
  const settings = useSettings();
  const { vehicleType } = useFormikContext<DeskFormValues>().values;
  const [{ value: chosen }, { error }, { setValue }] = useField<readonly string[]>('addOns');
  const type = knownVehicleType(vehicleType, settings.vehicleTypes);
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
  opening?: SoldOpening | undefined;
  /** Whether the form was opened for a customer who begins now. */
  isFromNow: boolean;
  serviceField: ReactNode;
  onKnown: ((known: KnownCar) => Service) | undefined;
  /** The car with which the form begins. */
  knownFirst: KnownCar | null;
  sale: BookAtDesk;
  /** Whether the form begins with a draft that can be given up. */
  isKept: boolean;
  onStartAgain: () => void;
  onDismiss: () => void;
}

/** Says that the form begins with a draft. */
const KeptNotice = ({ onStartAgain }: Pick<DeskSaleFieldsProps, 'onStartAgain'>) => (
  <Alert
    severity="info"
    action={
      <Button color="inherit" onClick={onStartAgain}>
        Start again
      </Button>
    }
  >
    This form is as you left it.
  </Alert>
);

/** Fills in what is known of a car and its customer, until the plate is of another car. */
function useKnownCar(service: Service, knownFirst: KnownCar | null) {
  const { vehicleTypes } = useSettings();
  const { values, setValues } = useFormikContext<DeskFormValues>();
  const [known, setKnown] = useState(knownFirst);
  const fillIn = (found: KnownCar, sold: Service = service) => {
    const filledIn = filledFrom(found, sold, vehicleTypes);
    setKnown(found);
    void setValues({ ...values, chosenService: sold._id, ...filledIn, filledIn });
  };
  const changePlate = (plate: string) => {
    const changed = withPlate(values, plate);
    if (!changed.filledIn) setKnown(null);
    void setValues(changed);
  };
  return { known, fillIn, changePlate };
}

/**
 * All fields and the buttons. The vehicle and the add-ons decide the price, and which times have a free bay.
 */
function DeskSaleFields(props: DeskSaleFieldsProps) {
  const { service, day, opening, isFromNow, serviceField, onKnown, knownFirst, sale } = props;
  const { isKept, onStartAgain, onDismiss } = props;
  const quote = useDeskQuote(service);
  const { known, fillIn, changePlate } = useKnownCar(service, knownFirst);
  const { values } = useFormikContext<DeskFormValues>();
  const now = new Date();
  const paying = usePaying(values.customerId);
  const times = deskTimes(service, quote, {
    day,
    now,
    timeZone: businessTimeZone,
    opening,
    isFromNow,
    paying,
  });
  const chosen = chosenTime(times, values.slotId);
  const free = nextFreeTimes(service._id, day, now);
  const hint = soonestText(times, { free, minutes: quote.minutes, now });
  return (
    <>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 0.5 }}>
          {isKept && <KeptNotice onStartAgain={onStartAgain} />}
          <PlateField onType={changePlate} onKnown={(car) => fillIn(car, onKnown?.(car))} />
          {known && <KnownCustomer {...known} />}
          <Box>
            <VehicleTypeField service={service} />
            <OtherVehicles service={service} />
          </Box>
          <DeskTimeField
            service={service}
            quote={quote}
            times={times}
            now={now}
            hint={chosen ? hint : null}
            serviceField={serviceField}
          />
          <DeskBayField time={chosen} />
          <PayingNow paying={paying} times={times} />
          <Typography variant="h6" component="h3">
            Customer
          </Typography>
          {/* Begins anew with another car, because the account's field keeps its text. */}
          <CustomerFields
            key={`${known?.customer.customerKey} ${values.filledIn?.registrationPlate}`}
          />
          <AskedDetails service={service} asked={askedAtDesk} />
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
          {quote.amount > 0 && <DeskMoneyFields />}
          {quote.amount > 0 && values.paymentMethod === 'free' && (
            <FormField name="freeReason" label="Why is it free?" autoComplete="off" />
          )}
        </Stack>
        <FocusFirstError />
      </DialogContent>
      <DeskActions
        quote={quote}
        chosen={chosen}
        noTime={hint ?? 'Choose a time.'}
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

interface AskBeforeClosingProps extends Pick<DeskFormProps, 'draft' | 'sale'> {
  /** Values of which nothing is lost. */
  untouched: DeskTexts;
}

/**
 * Asks before typed text is lost. Not after a failure, because then the draft is kept for the next time the
 * slot is opened.
 */
function AskBeforeClosing({ draft, sale, untouched }: AskBeforeClosingProps) {
  const { values } = useFormikContext<DeskFormValues>();
  const [isDiscarded, setIsDiscarded] = useState(false);
  const isAtRisk = isTyped(values, untouched) && !isDiscarded && !sale.running && !sale.hasFailed;
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
  /** Chooses among services; null where the slot decides the service. */
  serviceField?: ReactNode;
  /** Returns the service to sell to a known car. */
  onKnown?: (known: KnownCar) => Service;
  /** The customer to whom is sold, where that was chosen to open the form. */
  customer?: FoundCustomer | null;
  /** The day's offered starts and the jobs in each bay. */
  day: Day;
  /** The opening that is sold; left out: the starts of the day. */
  opening?: SoldOpening;
  /** The slot that was chosen; `soonestId`: the soonest of today, from now on. */
  slotId: string;
  /** The bay that was chosen; null for any. */
  bay: string | null;
  draft: FormDraft<DeskFormValues>;
  sale: BookAtDesk;
  onDismiss: () => void;
}

/**
 * The form of a booking at the desk: customer, vehicle, place and payment. Starts with the stored draft,
 * if any.
 */
export function DeskForm(props: DeskFormProps) {
  const [round, setRound] = useState(0);
  const startAgain = () => {
    props.draft.clear();
    setRound(round + 1);
  };
  return <BegunForm key={round} {...props} onStartAgain={startAgain} />;
}

function BegunForm({
  service,
  serviceField = null,
  onKnown,
  customer = null,
  slotId,
  bay,
  draft,
  sale,
  ...others
}: DeskFormProps & Pick<DeskSaleFieldsProps, 'onStartAgain'>) {
  const [kept] = useState(() => draft.read());
  const [filled] = useState(() => customer && { customer, car: customer.cars[0] });
  const today = useBusinessToday();
  // Follows the settings live, because a cash customer sees no later page that would show a changed price.
  useLiveSettings(true);
  const settings = useSettings();
  const startDays = useStartDays();
  const { vehicleTypes } = settings;
  const isFromNow = slotId === soonestId || serviceOfNow(slotId) !== null;
  const timeOf = (values: DeskFormValues, quote: Quote) => {
    const { day, opening } = others;
    const facts = { day, opening, now: new Date(), timeZone: businessTimeZone, isFromNow };
    return chosenTime(deskTimes(service, quote, facts), values.slotId);
  };
  const begin = (): DeskFormValues => {
    const values = firstValues(kept, {
      chosenService: service._id,
      slotId,
      bay: bay ?? '',
      paymentMethod: 'later',
      partMethod: 'cash',
      closedDay: '',
      bookedStart: '',
      keptSlot: '',
    });
    if (!kept && filled) {
      const filledIn = filledFrom(filled, service, vehicleTypes);
      return { ...values, ...filledIn, filledIn: filled.car ? filledIn : null };
    }
    if (!kept) return values;
    // A draft may have been left on another day.
    return timeOf(values, quoteOf(service, values, settings)) ? values : { ...values, slotId };
  };
  /** Returns what is sold, without add-ons that were chosen for another type of vehicle. */
  const sold = (values: DeskFormValues) => {
    const quote = quoteOf(service, values, settings);
    const chosen = timeOf(values, quote);
    const soldId = chosen?.slot._id ?? values.slotId;
    return {
      addOns: addOnsOf(quote),
      agreedAmount: quote.amount,
      onClosedDay: chosen !== undefined && values.closedDay === startDays.closedDayOf(chosen.slot),
      onBookedStart: values.bookedStart === bookedStartOf(values, soldId),
      onKeptMinutes: values.keptSlot === soldId,
      slotId: soldId,
    };
  };
  const [initialValues] = useState(begin);
  const schema = useMemo(
    () =>
      deskBookingSchema
        .shape({
          ...fittingVehicleFields(service, today, {
            vehicleTypes,
            askedVehicleDetails: askedAtDesk,
          }),
          ...visitFormFields(service, everywhere),
          customerPhone: phoneField(businessCountry).default(''),
        })
        .transform((values) => ({ ...values, ...countedMoney(values) })),
    [service, today, vehicleTypes],
  );
  return (
    <Formik<DeskFormValues>
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={(values, form) =>
        sale.submit(service, { ...values, ...sold(values), askedSlotId: values.slotId }, form)
      }
    >
      <Box component={Form} noValidate sx={{ display: 'contents' }}>
        <DeskSaleFields
          service={service}
          isFromNow={isFromNow}
          serviceField={serviceField}
          onKnown={onKnown}
          knownFirst={!kept && filled?.car ? { customer: filled.customer, car: filled.car } : null}
          sale={sale}
          isKept={kept !== null && kept.unansweredKey === ''}
          {...others}
        />
        {sale.refusal?.sold !== 'yes' && <SaveDraft draft={draft} />}
        <AskBeforeClosing
          draft={draft}
          sale={sale}
          untouched={kept ? emptyDeskTexts : initialValues}
        />
      </Box>
    </Formik>
  );
}
