import { deskBookingSchema } from '@carwash/domain/bookings/endpoints';
import { visitFormFields } from '@carwash/domain/payments/visit';
import { type Quote, quoteFor, suitableAddOns } from '@carwash/domain/services/quote';
import type { Service } from '@carwash/domain/services/service';
import { isAtCustomer } from '@carwash/domain/services/service-location';
import { fittingVehicleFields } from '@carwash/domain/services/suitable-vehicles';
import { vehicleTypeOf } from '@carwash/domain/services/vehicle';
import { deskSlotTexts } from '@carwash/domain/slots/desk-slot';
import { phoneField } from '@carwash/domain/users/phone-number';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, useField, useFormikContext } from 'formik';
import { type ComponentProps, useMemo, useState } from 'react';
import { VehicleFields } from '~/entities/bookings/vehicle-fields';
import { AddressField, NoteField } from '~/entities/bookings/visit-fields';
import { AddOnFields } from '~/entities/services/choice/add-on-fields';
import { usualVehicleType } from '~/entities/services/choice/use-quote';
import { OtherVehicles } from '~/entities/services/other-vehicles';
import { useLiveSettings } from '~/entities/settings/use-live-settings';
import { businessCountry } from '~/lib/business-country';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import type { FormDraft } from '~/lib/forms/form-draft';
import { SaveDraft } from '~/lib/forms/save-draft';
import { useSettings } from '~/lib/settings/settings';
import { formatDay } from '~/ui/format/format-day';
import { formatHours } from '~/ui/format/format-hours';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { FormField } from '~/ui/forms/form-field';
import type { PlannedSlot } from '../day/day-plan';
import { AccountField } from './account-field';
import { DeskActions } from './desk-actions';
import { DeskBayField } from './desk-bay-field';
import { type DeskDraft, type DeskFormValues, emptyDeskDraft } from './desk-draft';
import { serviceOfNow } from './now-slot';
import type { BookAtDesk } from './use-book-at-desk';

interface DeskTimeFieldProps {
  service: Service;
  slots: PlannedSlot[];
}

/**
 * The service and the time. Another free time of the day can be chosen, in case the slot is taken
 * meanwhile.
 */
function DeskTimeField({ service, slots }: DeskTimeFieldProps) {
  const [{ value }] = useField<string>('slotId');
  const { minutes, extraMinutes } = useDeskQuote(service);
  const choices = slots.filter(({ slot, state }) => state === 'open' || slot._id === value);
  const day = slots[0]?.slot.date;
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>
        <strong>{service.name}</strong>
        {day !== undefined && `, ${formatDay(day)}, ${minutes} mins`}
      </Typography>
      <FormField name="slotId" label="Time" select>
        {choices.map(({ slot, state }) => (
          <MenuItem key={slot._id} value={slot._id}>
            {serviceOfNow(slot._id) !== null && 'Now, '}
            {extraMinutes === 0 ? formatHours(slot) : slot.startTime}
            {state !== 'open' && ` (${deskSlotTexts[state].toLowerCase()})`}
          </MenuItem>
        ))}
      </FormField>
    </Stack>
  );
}

const optional = { htmlInput: { required: false } } as const;

/** Read-only: the account's email is used. */
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

/** What the desk sells: the vehicle decides on the price and on what can be had with it. */
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

/** The price, with the buttons below the form. */
const PricedActions = ({
  service,
  ...others
}: { service: Service } & Omit<ComponentProps<typeof DeskActions>, 'price'>) => (
  <DeskActions price={useDeskQuote(service).amount} {...others} />
);

interface DeskFormProps {
  service: Service;
  /** The slots of the service on the day. */
  slots: PlannedSlot[];
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
export function DeskForm({ service, slots, slotId, bay, draft, sale, onDismiss }: DeskFormProps) {
  const [typed] = useState(() => draft.read() ?? emptyDeskDraft);
  const today = useBusinessToday();
  // Nobody is shown a price again before it is paid in cash.
  useLiveSettings(true);
  const settings = useSettings();
  const { askedVehicleDetails } = settings;
  // What was chosen for another type of vehicle is left out.
  const had = ({ vehicleType, addOns }: DeskFormValues) => {
    const type = vehicleTypeOf(vehicleType);
    const suitable = suitableAddOns(service, type, settings.addOns).map(({ _id }) => _id);
    return addOns.filter((id) => suitable.includes(id));
  };
  const schema = useMemo(
    () =>
      deskBookingSchema.shape({
        ...fittingVehicleFields(service, today, askedVehicleDetails),
        ...visitFormFields(service),
        customerPhone: phoneField(businessCountry).default(''),
      }),
    [service, today, askedVehicleDetails],
  );
  return (
    <Formik
      initialValues={{ ...typed, slotId, bay: bay ?? '' }}
      validationSchema={schema}
      onSubmit={(values, form) => sale.submit(service, { ...values, addOns: had(values) }, form)}
    >
      <Box component={Form} noValidate sx={{ display: 'contents' }}>
        <DialogContent>
          <Stack sx={{ gap: 2.5, pt: 0.5 }}>
            <DeskTimeField service={service} slots={slots} />
            <DeskBayField slots={slots} />
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
          </Stack>
          <SaveDraft draft={draft} />
          <FocusFirstError />
        </DialogContent>
        <PricedActions
          service={service}
          slots={slots}
          running={sale.running}
          refusal={sale.refusal}
          onCancel={onDismiss}
        />
      </Box>
    </Formik>
  );
}
