import type { AuditKind } from '@carwash/domain/entities/audit';
import { bookingStatusLabels } from '@carwash/domain/entities/booking';
import { serviceCategoryLabels } from '@carwash/domain/entities/service';
import { paymentMethodLabels, transactionStatusLabels } from '@carwash/domain/entities/transaction';
import { accountStatusLabels, roleLabels } from '@carwash/domain/entities/user';
import { vehicleTypeLabels } from '@carwash/domain/entities/vehicle';
import { formatPrice } from '@carwash/domain/rules/money';
import { formatDay } from '~/components/format-day.ts';
import { formatMoment } from '~/components/format-moment.ts';

type Labels = Readonly<Record<string, string>>;

const statusLabels: Partial<Record<AuditKind, Labels>> = {
  account: accountStatusLabels,
  booking: bookingStatusLabels,
  refund: transactionStatusLabels,
};

const slotStatusLabels: Labels = { available: 'Available', booked: 'Booked', canceled: 'Canceled' };

const labelsByField: Record<string, Labels> = {
  role: roleLabels,
  category: serviceCategoryLabels,
  isBooked: slotStatusLabels,
  vehicleType: vehicleTypeLabels,
  suitableFor: vehicleTypeLabels,
  paymentMethod: paymentMethodLabels,
};

const prices: readonly string[] = ['amount', 'price'];
const minutes: readonly string[] = ['duration', 'gap', 'length'];
/** 0 is Sunday. */
const weekdays: readonly string[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const picture = /^\/api\/images\/[0-9a-f]*([0-9a-f]{6})$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

function labelsOf(kind: AuditKind, field: string): Labels | undefined {
  if (field === 'status') return statusLabels[kind];
  return Object.hasOwn(labelsByField, field) ? labelsByField[field] : undefined;
}

function numberText(field: string, value: number): string {
  if (prices.includes(field)) return formatPrice(value);
  if (minutes.includes(field)) return `${value} mins`;
  if (field === 'weekdays') return weekdays[value] ?? String(value);
  // Years have no thousands.
  return String(value);
}

function textOf(kind: AuditKind, field: string, value: string, timeZone: string): string {
  const labels = labelsOf(kind, field);
  if (labels && Object.hasOwn(labels, value)) return labels[value] ?? value;
  if (day.test(value)) return formatDay(value);
  const pictureEnd = picture.exec(value)?.[1];
  if (pictureEnd !== undefined) return `Picture ${pictureEnd}`;
  return instant.test(value) ? formatMoment(new Date(value), timeZone) : value;
}

/**
 * A value of a field, as people read it; null for none.
 * @param field its own name, such as `price`
 * @param timeZone by whose clocks moments are told
 */
export function auditedValue(
  kind: AuditKind,
  field: string,
  value: unknown,
  timeZone: string,
): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) {
    const items = value.map((item) => auditedValue(kind, field, item, timeZone));
    return items.filter((item) => item !== null).join(', ') || null;
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return numberText(field, value);
  return typeof value === 'string' ? textOf(kind, field, value, timeZone) : JSON.stringify(value);
}
