import { array, type InferType, object, string, type TestContext } from 'yup';
import { vatPercent } from '../money/vat.ts';
import { emailAddress } from '../schema/email-address.ts';
import { cancellationNote, fromMeta, noteMeta, text, wholeNumber } from '../schema/fields.ts';
import { firstRepeated } from '../schema/first-repeated.ts';
import { addOns } from '../services/add-ons.ts';
import { comparedArea } from '../services/served-area.ts';
import { isCalendarDay } from '../time/calendar-days.ts';
import { addressMeta, phoneMeta } from '../users/user.ts';
import { vehicleDetails } from '../vehicles/vehicle-details.ts';
import { vehicleSizes } from '../vehicles/vehicle-sizes.ts';
import { vehicleTypeList } from '../vehicles/vehicle-type-list.ts';
import { businessPictures } from './business-pictures.ts';
import { closesNextDay, type Period } from './opening-hours.ts';

/** Most lines of an address, most opening periods of a day, and most exceptions. */
const maxAddressLines = 5;
export const maxPeriods = 4;
export const maxExceptions = 100;

/** Most areas in which we come to customers. */
export const maxServedAreas = 50;

/**
 * Limits of the booking rules: how far ahead and until how shortly before the start one can book, how long a
 * hold lasts, until when cancelling is refunded, how long a refund takes, from when a visit is late, and how long its
 * photos are kept.
 */
export const bookingRuleLimits = {
  bookAheadDays: { min: 1, max: 366 },
  lastMinutes: { min: 0, max: 7 * 24 * 60 },
  holdMinutes: { min: 5, max: 60 },
  unansweredMinutes: { min: 2, max: 24 * 60 },
  cancellationHours: { min: 0, max: 14 * 24 },
  refundDays: { min: 1, max: 60 },
  graceMinutes: { min: 0, max: 120 },
  photoDays: { min: 1, max: 365 },
} as const;

/** Longest line about refunds, in characters. */
const maxRefundNoteLength = 160;

const namesUnknown = ({ path, unknown }: { path: string; unknown: string }) =>
  `${path} has unknown fields: ${unknown}`;

const time = (label: string) =>
  string()
    .label(label)
    .required(`${label} is required.`)
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, `${label} must be a time as HH:mm.`);

const periodSchema = object({
  opens: time('Opening time').meta({ note: 'HH:mm, by the clock of the business.' }),
  closes: time('Closing time').meta({
    note: 'HH:mm; at or before the opening time: on the next day, which only the last of a day may be.',
  }),
}).noUnknown(namesUnknown);

/**
 * The typed form of a value under test: its parts may be missing or invalid, which their own schemas report.
 */
type Typed<T> = { [Key in keyof T]?: T[Key] | undefined } | null;

const isPeriod = (typed: Typed<Period> | undefined): typed is Period =>
  typeof typed?.opens === 'string' && typeof typed.closes === 'string';

/**
 * Returns the index of the first period that begins before the previous one has ended; -1 when they are in
 * order.
 */
const misplacedPeriod = (periods: readonly Typed<Period>[]): number =>
  periods.findIndex((period, index) => {
    const before = periods[index - 1];
    if (!isPeriod(period) || !isPeriod(before)) return false;
    return closesNextDay(before) || period.opens < before.closes;
  });

const periods = () =>
  array()
    .of(periodSchema)
    .max(maxPeriods, `At most ${maxPeriods} times of opening are possible in a day.`)
    .test('in-order', 'Times overlap.', (list, { path, createError }) => {
      const misplaced = misplacedPeriod(list ?? []);
      const message = 'Overlaps the time before.';
      return misplaced < 0 || createError({ path: `${path}[${misplaced}].opens`, message });
    })
    .required()
    .meta({ note: 'Times of opening, in order; the gap between two is a break. None: closed.' });

type Week = readonly Typed<{ periods: readonly Typed<Period>[] }>[];

/** Tells whether the day before is still open when this one opens. */
function opensTooEarly(week: Week, weekday: number): boolean {
  const last = week[(weekday + 6) % 7]?.periods?.at?.(-1);
  const first = week[weekday]?.periods?.[0];
  if (!isPeriod(last) || !isPeriod(first)) return false;
  return closesNextDay(last) && first.opens < last.closes;
}

function closedBeforeNextDay(week: Week | undefined, { path, createError }: TestContext) {
  const early = week?.findIndex((_, weekday) => opensTooEarly(week, weekday)) ?? -1;
  const message = 'Overlaps the night before.';
  return early < 0 || createError({ path: `${path}[${early}].periods[0].opens`, message });
}

const hours = () =>
  array()
    .of(object({ periods: periods() }).noUnknown(namesUnknown))
    .length(7, 'Opening hours must have seven days, Sunday first.')
    .test('next-day', 'Days overlap.', closedBeforeNextDay)
    .required()
    .meta({ note: 'The week: seven days, Sunday first.' });

const dayOf = (label: string, note: string) =>
  string()
    .label(label)
    .required(`${label} is required.`)
    .test(
      'day',
      `${label} must be a day as yyyy-MM-dd.`,
      (value) => value === undefined || isCalendarDay(value),
    )
    .meta({ note });

const exceptionSchema = object({
  from: dayOf('First day', fromMeta.note),
  to: dayOf('Last day', 'The last day, included.').test(
    'after-first',
    'The last day must not be before the first.',
    (value, { parent }) => !value || !parent.from || parent.from <= value,
  ),
  periods: periods(),
  note: text(120).label('Note').defined().meta(noteMeta),
}).noUnknown(namesUnknown);

const exceptions = () =>
  array()
    .of(exceptionSchema)
    .max(maxExceptions, `At most ${maxExceptions} exceptions are possible.`)
    .required()
    .meta({
      note: 'Days that are not as every week, open or closed; of several that name a day the last one counts.',
    });

const rule = (label: string, name: keyof typeof bookingRuleLimits, note: string) =>
  wholeNumber(label, bookingRuleLimits[name]).meta({ note });

/**
 * Tells whether all entries have different ids. An entry that is missing or invalid is reported by its own
 * schema.
 */
function haveOwnIds(
  list: readonly ({ _id?: string | undefined } | null | undefined)[] | undefined,
): boolean {
  const ids = list?.flatMap((entry) => entry?._id ?? []) ?? [];
  return new Set(ids).size === ids.length;
}

/** Checks that no area repeats an earlier one; names the entry that does. */
function haveOwnAreas(
  list: readonly (string | null | undefined)[] | undefined,
  { path, createError }: TestContext,
) {
  const areas = list?.map((area) => (typeof area === 'string' ? comparedArea(area) : '')) ?? [];
  const twice = firstRepeated(areas);
  return twice < 0 || createError({ path: `${path}[${twice}]`, message: 'Area is there twice.' });
}

/**
 * Public settings of the business. A document holds only those that were set; the rest is in
 * `default-settings.ts`.
 */
export const publicSettingsSchema = object({
  name: text(60).label('Name').required('Name is required.'),
  tagline: text(100).label('Tagline').defined(),
  address: array()
    .of(text(100).label('Address line').required('An address line is required.'))
    .min(1, 'An address is required.')
    .max(maxAddressLines, `At most ${maxAddressLines} lines are possible.`)
    .required()
    .meta(addressMeta),
  city: text(60)
    .label('City')
    .required('City is required.')
    .meta({ note: 'Told to the payment provider, with the country of the deployment.' }),
  mapLink: text(500)
    .label('Map link')
    .defined()
    .matches(/^https:\/\/[^\s/.]+\.\S+$/, {
      message: 'Map link must be an address that begins with https://.',
      excludeEmptyString: true,
    })
    .meta({ note: 'Empty: a map that searches for the address.' }),
  // Not checked as a phone number, because no country's numbering plan contains short service numbers.
  phone: text(30)
    .label('Phone')
    .required('Phone is required.')
    .matches(/^(?=\D*\d)\+?[\d\s().-]+$/, 'Phone must be a phone number.')
    .meta(phoneMeta),
  email: emailAddress('Email').required('Email is required.'),
  hours: hours(),
  exceptions: exceptions(),
  bookAheadDays: rule('Days ahead', 'bookAheadDays', 'How many days ahead customers can book.'),
  lastMinutes: rule(
    'Lead time',
    'lastMinutes',
    'How many minutes before a start customers can book it at the latest; 0: until it starts.',
  ),
  holdMinutes: rule(
    'Hold time',
    'holdMinutes',
    'How many minutes a slot is held for somebody who goes to pay.',
  ),
  unansweredMinutes: rule(
    'Time without an answer',
    'unansweredMinutes',
    'How many minutes after its hold a bay is kept for a payment about which the payment provider gives no answer.',
  ),
  cancellationHours: rule('Cancellation notice', 'cancellationHours', cancellationNote),
  refundDays: rule(
    'Refund time',
    'refundDays',
    'How many working days at most it takes until refunded money is back with the customer.',
  ),
  graceMinutes: rule(
    'Grace time',
    'graceMinutes',
    'How many minutes after its start a visit counts as late while its car has not come.',
  ),
  photoDays: rule(
    'Days of photos',
    'photoDays',
    'How many days the photos and the damage note of a visit are kept; those that are there keep the days of their time.',
  ),
  refundNote: text(maxRefundNoteLength).label('Refund note').defined().meta({
    note: 'Told beside a refund that is promised or on its way; empty: nothing more.',
  }),
  vatPercent: vatPercent().required('VAT is required.'),
  askedVehicleDetails: array()
    .of(string().oneOf(vehicleDetails).required())
    .test(
      'distinct',
      'There is a detail twice.',
      (list) => list === undefined || new Set(list).size === list.length,
    )
    .required()
    .meta({ note: 'What customers are asked of their vehicle besides its type and plate.' }),
  servedAreas: array()
    .of(
      text(60)
        .label('Area')
        .required('Area is required.')
        .test(
          'word',
          'Area must have a letter or a digit.',
          (area) => !area || comparedArea(area) !== '',
        ),
    )
    .max(maxServedAreas, `At most ${maxServedAreas} areas are possible.`)
    .test('distinct', 'An area is there twice.', haveOwnAreas)
    .required()
    .meta({
      note: 'Postcodes and names of places in which services are done at the customer’s; an address must name one of them. None: everywhere.',
    }),
  pictures: businessPictures().required(),
  vehicleTypes: vehicleTypeList().test('distinct', 'A vehicle type is there twice.', haveOwnIds),
  sizes: vehicleSizes().test('distinct', 'A size is there twice.', haveOwnIds),
  addOns: addOns().test('distinct', 'An add-on is there twice.', haveOwnIds),
});

export type PublicSettings = InferType<typeof publicSettingsSchema>;

/** The document: only the settings that the business has set. */
export const storedSettingsSchema = publicSettingsSchema
  .partial()
  .shape({ _id: string().required() });

export type StoredSettings = InferType<typeof storedSettingsSchema>;
