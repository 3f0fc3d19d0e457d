import { maxVatPercent } from '@carwash/domain/money/vat';
import { maxBusinessPictures } from '@carwash/domain/settings/business-pictures';
import { bookingRuleLimits, maxServedAreas } from '@carwash/domain/settings/public-settings';
import { type VehicleDetail, vehicleDetails } from '@carwash/domain/vehicles/vehicle-details';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ClosedPanel } from '~/entities/closures/closed-panel';
import { PicturesField } from '~/entities/images/pictures-field';
import type { RunningUploads } from '~/entities/images/use-image-field';
import { paths } from '~/lib/address/paths';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { FormField } from '~/ui/forms/form-field';
import { NumberField } from '~/ui/forms/number-field';
import { TextListField } from '~/ui/forms/text-list-field';
import { FactList } from '~/ui/page/fact-list';
import { ExceptionsField } from '../hours/exceptions-field';
import { WeekField } from '../hours/week-field';
import { AddOnsField } from '../prices/add-ons-field';
import { SizesField } from '../prices/sizes-field';
import { VehicleTypesField } from '../prices/vehicle-types-field';
import { type SettingsPart, SettingsSections } from './settings-sections';

const gridSx = {
  display: 'grid',
  rowGap: 1.5,
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

const optional = { htmlInput: { required: false } };

const Hint = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
    {children}
  </Typography>
);

function BusinessFields() {
  const [{ value: address }] = useField<string[]>('address');
  return (
    <Box sx={gridSx}>
      <FormField name="name" label="Name" />
      <FormField name="tagline" label="Tagline" hint="May be empty." slotProps={optional} />
      {address.map((_, index) => (
        <FormField
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id but its index
          key={index}
          name={`address.${index}`}
          label={`Address line ${index + 1}`}
          slotProps={index === 0 ? {} : optional}
        />
      ))}
      <FormField name="city" label="City" hint="The payment provider is told it." />
      <FormField
        name="mapLink"
        label="Map link"
        type="url"
        hint="Empty: a map that searches for the address."
        slotProps={optional}
      />
      <FormField name="phone" label="Phone" type="tel" />
      <FormField name="email" label="Email" type="email" />
    </Box>
  );
}

function RuleFields() {
  const { bookAheadDays, lastMinutes, holdMinutes, unansweredMinutes, cancellationHours } =
    bookingRuleLimits;
  const { refundDays, graceMinutes } = bookingRuleLimits;
  return (
    <Box sx={{ ...gridSx, rowGap: 2.5 }}>
      <NumberField
        name="bookAheadDays"
        label="Days ahead"
        unit="days"
        hint="How far ahead customers can book."
        {...bookAheadDays}
      />
      <NumberField
        name="lastMinutes"
        label="Lead time"
        unit="mins"
        hint="How long before a start booking ends; 0: at the start."
        {...lastMinutes}
      />
      <NumberField
        name="holdMinutes"
        label="Hold time"
        unit="mins"
        hint="How long a time is kept for somebody who goes to pay."
        {...holdMinutes}
      />
      <NumberField
        name="unansweredMinutes"
        label="Time without an answer"
        unit="mins"
        hint="How long after the hold a time is still kept for a payment about which the payment provider gives no answer."
        {...unansweredMinutes}
      />
      <NumberField
        name="cancellationHours"
        label="Cancellation notice"
        unit="hours"
        hint="Until then cancelling gives the money back; 0: until the start. Bookings keep what they were sold under."
        {...cancellationHours}
      />
      <NumberField
        name="refundDays"
        label="Refund time"
        unit="working days"
        hint="Customers are told that refunded money is back within this time."
        {...refundDays}
      />
      <NumberField
        name="graceMinutes"
        label="Grace time"
        unit="mins"
        hint="So long after its start a visit whose car has not come counts as late."
        {...graceMinutes}
      />
      <FormField
        name="refundNote"
        label="Refund note"
        hint="Told beside a refund, such as ‘Some banks take a few days more’. May be empty."
        slotProps={optional}
      />
    </Box>
  );
}

const detailLabels: Record<VehicleDetail, string> = {
  brand: 'Brand',
  model: 'Model',
  year: 'Year of manufacture',
};

function VehicleDetailFields() {
  const [field] = useField<readonly VehicleDetail[]>('askedVehicleDetails');
  return (
    <FormGroup row sx={{ columnGap: 2 }}>
      {vehicleDetails.map((detail) => (
        <FormControlLabel
          key={detail}
          control={<Checkbox {...field} value={detail} checked={field.value.includes(detail)} />}
          label={detailLabels[detail]}
        />
      ))}
    </FormGroup>
  );
}

const parts: readonly SettingsPart[] = [
  {
    section: 'business',
    title: 'Business',
    words: 'name tagline address city map link phone email contact',
    fields: ['name', 'tagline', 'address', 'city', 'mapLink', 'phone', 'email'],
    Content: BusinessFields,
  },
  {
    section: 'business',
    title: 'Pictures',
    words: 'photos images about',
    fields: ['pictures'],
    Content: ({ uploads }) => (
      <PicturesField uploads={uploads} most={maxBusinessPictures} hasPairs={false}>
        Show the place on the page about you: up to {maxBusinessPictures} pictures. Links to your
        site show the first one.
      </PicturesField>
    ),
  },
  {
    section: 'business',
    title: 'Time zone and currency',
    words: 'money deployed',
    fields: [],
    Content: () => (
      <>
        <Hint>
          These stay as they are, because what was sold is kept in them. Whoever sets up the site
          chooses them before the first sale.
        </Hint>
        <FactList
          facts={{ 'Time zone': businessTimeZone, Currency: import.meta.env.VITE_CURRENCY }}
        />
      </>
    ),
  },
  {
    section: 'hours',
    title: 'Opening hours',
    words: 'open closed week times break',
    fields: ['hours'],
    Content: () => (
      <>
        <Hint>
          By your own clock. A closing time before the opening time is on the next day. Bookings
          that are outside afterwards stand; those of services with slots by the hours are listed
          under{' '}
          <Link component={RouterLink} to={paths.bays}>
            Bays
          </Link>
          .
        </Hint>
        <WeekField />
      </>
    ),
  },
  {
    section: 'hours',
    title: 'Closed days and times',
    words: 'holidays days off close bays shop',
    fields: [],
    Content: () => (
      <>
        <Hint>Holidays, and times in which the shop or some bays are closed. Saved at once.</Hint>
        <ClosedPanel />
      </>
    ),
  },
  {
    section: 'hours',
    title: 'Other hours on some days',
    words: 'exceptions special holidays',
    fields: ['exceptions'],
    Content: () => (
      <>
        <Hint>
          On these days they count instead of the week. Of several that name a day the last one
          counts.
        </Hint>
        <ExceptionsField />
      </>
    ),
  },
  {
    section: 'booking',
    title: 'Booking rules',
    words:
      'days ahead lead time hold unanswered payment without an answer cancellation notice refund grace late no-show',
    fields: [
      'bookAheadDays',
      'lastMinutes',
      'holdMinutes',
      'unansweredMinutes',
      'cancellationHours',
      'refundDays',
      'refundNote',
      'graceMinutes',
    ],
    Content: () => (
      <>
        <Hint>For customers. The desk can book and move at any time.</Hint>
        <RuleFields />
      </>
    ),
  },
  {
    section: 'booking',
    title: 'Photos of visits',
    words: 'photos pictures damage note days kept removed privacy',
    fields: ['photoDays'],
    Content: () => (
      <>
        <Hint>
          The staff takes photos of a car and notes its damage. Only the customer and the staff see
          them.
        </Hint>
        <Box sx={gridSx}>
          <NumberField
            name="photoDays"
            label="Days of photos"
            unit="days"
            hint="So long photos and damage notes are kept. Those that are there keep the days of their time."
            {...bookingRuleLimits.photoDays}
          />
        </Box>
      </>
    ),
  },
  {
    section: 'booking',
    title: 'Vehicle details',
    words: 'brand model year of manufacture',
    fields: ['askedVehicleDetails'],
    Content: () => (
      <>
        <Hint>
          What customers enter besides type and plate. The desk enters it for services that need it.
        </Hint>
        <VehicleDetailFields />
      </>
    ),
  },
  {
    section: 'booking',
    title: 'Where we come to',
    words: 'areas postcodes served address doorstep',
    fields: ['servedAreas'],
    Content: () => (
      <>
        <Hint>
          For services at the customer’s: postcodes or names of places. An address must name one of
          them, in the words that you use here; without any we come everywhere. The desk can book
          other addresses.
        </Hint>
        <TextListField name="servedAreas" entry="Area" most={maxServedAreas} required={false} />
      </>
    ),
  },
  {
    section: 'prices',
    title: 'Vehicle types',
    words: 'cars suitable for list',
    fields: ['vehicleTypes'],
    Content: () => (
      <>
        <Hint>
          What customers choose from, in this order, and what a service can be suitable for.
          Bookings keep the name that a type had.
        </Hint>
        <VehicleTypesField />
      </>
    ),
  },
  {
    section: 'prices',
    title: 'Vehicle sizes',
    words: 'types small large price duration',
    fields: ['sizes'],
    Content: () => (
      <>
        <Hint>
          For services that cost more or take longer for some vehicles: which ones, and how much,
          each service says. A type in no size has the usual price.
        </Hint>
        <SizesField />
      </>
    ),
  },
  {
    section: 'prices',
    title: 'Extras',
    words: 'add-ons price minutes',
    fields: ['addOns'],
    Content: () => (
      <>
        <Hint>What customers can add to a service, for a price and some minutes more.</Hint>
        <AddOnsField />
      </>
    ),
  },
  {
    section: 'prices',
    title: 'VAT',
    words: 'tax rate percent receipts',
    fields: ['vatPercent'],
    Content: () => (
      <>
        <Hint>
          Prices include it, and receipts show it. A service can have its own. What was sold before
          keeps its VAT.
        </Hint>
        <NumberField
          name="vatPercent"
          label="VAT"
          unit="%"
          step={0.01}
          max={maxVatPercent}
          hint="0: none is shown."
        />
      </>
    ),
  },
];

/** All fields of the settings: those of one section, or those that a search finds. Where one is invalid it is shown. */
export const SettingsFields = ({ uploads }: { uploads: RunningUploads }) => (
  <SettingsSections parts={parts} uploads={uploads} />
);
