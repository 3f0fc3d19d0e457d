import type { AuditEntry, AuditedFields, AuditKind } from '@carwash/domain/audit/audit-entry';
import { bookingStatusLabels } from '@carwash/domain/bookings/booking';
import { visitStageLabels } from '@carwash/domain/bookings/visit-stage';
import { cashPurposeLabels } from '@carwash/domain/closings/cash-movement';
import { messageKinds } from '@carwash/domain/messages/kinds';
import { enteredOutcomeLabels } from '@carwash/domain/payments/enter-answer';
import { paymentMethodLabels, transactionStatusLabels } from '@carwash/domain/payments/transaction';
import { roleLabels } from '@carwash/domain/roles/role';
import { serviceCategoryLabels } from '@carwash/domain/services/service-category';
import { serviceLocationLabels } from '@carwash/domain/services/service-location';
import type { OpeningHours } from '@carwash/domain/settings/opening-hours';
import type { SlotStatus } from '@carwash/domain/slots/slot';
import { formatDay, isCalendarDay } from '@carwash/domain/time/calendar-days';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import { accountStatusLabels } from '@carwash/domain/users/user';
import { type VehicleType, vehicleTypeName } from '@carwash/domain/vehicles/vehicle-types';
import { isValid } from 'date-fns';
import { describeException } from '~/entities/settings/describe-exception';
import { describeWeek } from '~/entities/settings/describe-hours';
import { formatPrice } from '~/ui/format/format-price';

type Labels = Readonly<Record<string, string>>;

/** Labels of the field `status` for each kind of entry; null where there is no such field. */
const statusLabels: Record<AuditKind, Labels | null> = {
  role: null,
  account: accountStatusLabels,
  service: null,
  slot: null,
  bay: null,
  booking: bookingStatusLabels,
  payment: transactionStatusLabels,
  refund: transactionStatusLabels,
  review: null,
  picture: null,
  settings: null,
  message: null,
  calendar: null,
  waitlist: null,
  customer: null,
  closing: null,
  till: null,
};

const slotStatusLabels: Record<SlotStatus, string> = {
  available: 'Available',
  booked: 'Booked',
  canceled: 'Canceled',
};

const messageLabels: Labels = Object.fromEntries(
  Object.entries(messageKinds).map(([kind, { label }]) => [kind, label]),
);

const labelsByField: Record<string, Labels> = {
  role: roleLabels,
  category: serviceCategoryLabels,
  isBooked: slotStatusLabels,
  paymentMethod: paymentMethodLabels,
  offKinds: messageLabels,
  kind: messageLabels,
  outcome: enteredOutcomeLabels,
  purpose: cashPurposeLabels,
  location: serviceLocationLabels,
  stage: visitStageLabels,
};

/** Fields with ids of vehicle types. */
const typeIds: readonly string[] = ['suitableFor', 'vehicleTypes'];

const prices: readonly string[] = [
  'amount',
  'countedCash',
  'expectedCash',
  'expectedTerminal',
  'openingFloat',
  'price',
  'stillToPay',
  'takings',
  'terminalTotal',
];

const minutes: readonly string[] = ['cleanUp', 'duration', 'gap', 'length'];

/** From 0, Sunday. */
const weekdays: readonly string[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const imagePaths: readonly string[] = ['image', 'imageBefore', 'profileImage'];

const days: readonly string[] = ['date', 'from', 'to', 'startDate', 'endDate'];

/** Matches names of fields that hold a time: `paidAt`, `heldUntil`. */
const moments = /(At|Until)$/;

const pictureEnd = /[0-9a-f]{6}$/;

function labelsOf(kind: AuditKind, field: string): Labels | null {
  if (field === 'status') return statusLabels[kind];
  return Object.hasOwn(labelsByField, field) ? (labelsByField[field] ?? null) : null;
}

/** The facts of the business with which values are read. */
interface Business {
  /** In which times are shown. */
  timeZone: string;
  /** Those of the settings. */
  vehicleTypes: readonly VehicleType[];
}

function numberText(field: string, value: number): string {
  if (prices.includes(field)) return formatPrice(value);
  if (minutes.includes(field)) return `${value} mins`;
  if (field === 'weekdays') return weekdays[value] ?? String(value);
  // A number is not formatted, because years must have no thousands separator.
  return String(value);
}

/**
 * Formats a value by its field, never by its content, because anybody can type a text that looks like a day.
 */
function textOf(
  kind: AuditKind,
  field: string,
  value: string,
  { timeZone, vehicleTypes }: Business,
): string {
  if (typeIds.includes(field)) return vehicleTypeName(value, vehicleTypes);
  const labels = labelsOf(kind, field);
  if (labels && Object.hasOwn(labels, value)) return labels[value] ?? value;
  if (days.includes(field) && isCalendarDay(value)) return formatDay(value);
  if (imagePaths.includes(field)) return `Picture ${pictureEnd.exec(value)?.[0] ?? value}`;
  const moment = moments.test(field) ? new Date(value) : null;
  return moment && isValid(moment) ? formatDateTime(moment, timeZone) : value;
}

const isGroup = (value: unknown): value is AuditedFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Describes opening hours in words; null when the field holds none. */
function hoursText(field: string, value: unknown): string | null {
  if (field === 'hours') {
    const week = describeWeek({ hours: value as OpeningHours['hours'] });
    return week.map(({ days, hours }) => `${days}: ${hours}`).join('; ');
  }
  if (field !== 'exceptions') return null;
  return (value as OpeningHours['exceptions']).map(describeException).join('; ') || null;
}

/** Describes one entry of a list field: 'A bonnet (Picture 1a2b3c)', 'Bay 1 (bay, 10 mins)'. */
function entryText(kind: AuditKind, entry: AuditedFields, business: Business): string | null {
  const { _id, caption, name = caption, ...others } = entry;
  const told = Object.entries(others).map(([field, value]) =>
    auditedValue(kind, field, value, business),
  );
  const rest = told.filter((text) => text !== null).join(', ');
  if (typeof name !== 'string') return rest || null;
  return rest === '' ? name : `${name} (${rest})`;
}

/**
 * Formats a field's value as readable text; null when it has none.
 * @param field the field's own name, such as `price`
 */
function auditedValue(
  kind: AuditKind,
  field: string,
  value: unknown,
  business: Business,
): string | null {
  if (value === undefined || value === null || value === '') return null;
  const hours = kind === 'settings' ? hoursText(field, value) : null;
  if (hours !== null) return hours;
  if (Array.isArray(value)) {
    const items = value.map((item) => auditedValue(kind, field, item, business));
    return items.filter((item) => item !== null).join(', ') || null;
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return numberText(field, value);
  if (isGroup(value)) return entryText(kind, value, business);
  return typeof value === 'string' ? textOf(kind, field, value, business) : JSON.stringify(value);
}

/** The change of one field; `before` or `after` is null when it had, or has, no value. */
export interface FieldChange {
  name: string;
  before: string | null;
  after: string | null;
}

/** Fields that only programs read, or whose content another field shows in a readable way. */
const unspoken: readonly string[] = [
  '_id',
  'uid',
  'claimId',
  'claimsUpdatedAt',
  'createdAt',
  'currency',
  'endsAt',
  'rating',
  'ratingCount',
  'ratingHistogram',
  'verifiedHistogram',
  'searchTerms',
  'startsAt',
  'vehicleType',
];

/** Fields that have another name on the screens. */
const names: Record<string, string> = {
  isBooked: 'Status',
  vehicleTypeName: 'Vehicle type',
  'vehicle.manufacturingYear': 'Year of manufacture',
  'vehicle.registrationPlate': 'Registration plate',
  'vehicle.vehicleBrand': 'Vehicle brand',
  'vehicle.vehicleModel': 'Vehicle model',
  'vehicle.vehicleTypeName': 'Vehicle type',
};

const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Flattens nested fields, such as the vehicle's, to paths like `vehicle.vehicleType`. */
function flatten(fields: AuditedFields | null, prefix = ''): [path: string, value: unknown][] {
  return Object.entries(fields ?? {})
    .filter(([key]) => !unspoken.includes(key))
    .flatMap(([key, value]) =>
      isGroup(value) ? flatten(value, `${prefix}${key}.`) : [[`${prefix}${key}`, value]],
    );
}

/** Turns a path into a label: 'customer.phone' -> 'Customer phone', 'isPaused' -> 'Paused' */
function nameOf(path: string): string {
  const words = path
    .replaceAll('.', ' ')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^is /, '');
  return names[path] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the changes of an audit entry as text, field by field. */
export function fieldChanges(
  { kind, before, after }: Pick<AuditEntry, 'kind' | 'before' | 'after'>,
  business: Business,
): FieldChange[] {
  const was = new Map(flatten(before));
  const is = new Map(flatten(after));
  // What a new record is not is no news.
  const text = (path: string, value: unknown) =>
    before === null && value === false ? null : auditedValue(kind, lastName(path), value, business);
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((path) => ({
      name: nameOf(path),
      before: text(path, was.get(path)),
      after: text(path, is.get(path)),
    }))
    .filter((change) => change.before !== change.after);
}
