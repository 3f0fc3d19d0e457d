import type { AuditEntry, AuditedFields } from '@carwash/domain/audit/audit-entry';
import { auditedValue } from './audited-value.ts';

/** What became of one field; null: it had, or has, no value. */
export interface FieldChange {
  name: string;
  before: string | null;
  after: string | null;
}

/** What only programs read, or what another field says in a way people read. */
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
  'searchTerms',
  'startsAt',
];

/** What is called otherwise on the screens. */
const names: Record<string, string> = {
  isBooked: 'Status',
  'vehicle.manufacturingYear': 'Year of manufacture',
  'vehicle.registrationPlate': 'Registration plate',
  'vehicle.vehicleBrand': 'Vehicle brand',
  'vehicle.vehicleModel': 'Vehicle model',
  'vehicle.vehicleType': 'Vehicle type',
};

const isGroup = (value: unknown): value is AuditedFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Groups of fields, such as the vehicle's, as single ones: `vehicle.vehicleType`. */
function flatten(fields: AuditedFields | null, prefix = ''): [path: string, value: unknown][] {
  return Object.entries(fields ?? {})
    .filter(([key]) => !unspoken.includes(key))
    .flatMap(([key, value]) =>
      isGroup(value) ? flatten(value, `${prefix}${key}.`) : [[`${prefix}${key}`, value]],
    );
}

/** 'customer.phone' -> 'Customer phone' */
function nameOf(path: string): string {
  const words = path.replaceAll('.', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return names[path] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** What an entry says has changed, field by field, in words. */
export function fieldChanges(
  { kind, before, after }: Pick<AuditEntry, 'kind' | 'before' | 'after'>,
  timeZone: string,
): FieldChange[] {
  const was = new Map(flatten(before));
  const is = new Map(flatten(after));
  const text = (path: string, value: unknown) =>
    auditedValue(kind, lastName(path), value, timeZone);
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((path) => ({
      name: nameOf(path),
      before: text(path, was.get(path)),
      after: text(path, is.get(path)),
    }))
    .filter((change) => change.before !== change.after);
}
