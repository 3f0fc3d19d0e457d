import { array, type InferType, object } from 'yup';
import { partId, text } from '../schema/fields.ts';
import { vehicleType, vehicleTypesMeta } from './vehicle.ts';

/** Most sizes, few enough for customers to find their own. */
export const mostSizes = 8;

const sizeSchema = object({
  _id: partId().required(),
  name: text(40).label('Name').required('Name is required.'),
  vehicleTypes: array().of(vehicleType()).required().meta(vehicleTypesMeta),
}).noUnknown();

export type VehicleSize = InferType<typeof sizeSchema>;

interface NamedTypes {
  vehicleTypes?: readonly string[] | undefined;
}

/**
 * Returns the index of the first size that names a type which an earlier one, or itself, has named; -1 when
 * there is none. An entry that is missing or invalid is reported by its own schema.
 */
function repeatedAt(sizes: readonly (NamedTypes | null | undefined)[]): number {
  const named = new Set<string>();
  return sizes.findIndex((size) => {
    const types = Array.isArray(size?.vehicleTypes) ? size.vehicleTypes : [];
    return types.some((type) => {
      const isKnown = named.has(type);
      named.add(type);
      return isKnown;
    });
  });
}

/**
 * Returns the field of the sizes into which vehicle types are grouped. A type that no size names has the
 * usual price and duration.
 */
export const vehicleSizes = () =>
  array()
    .of(sizeSchema)
    .max(mostSizes, `At most ${mostSizes} sizes are possible.`)
    .test('one-size', 'A type of vehicle has two sizes.', (list, { path, createError }) => {
      const repeated = repeatedAt(list ?? []);
      const message = 'A type of vehicle has one size only.';
      return repeated < 0 || createError({ path: `${path}[${repeated}].vehicleTypes`, message });
    })
    .required()
    .meta({ note: 'The sizes into which vehicle types fall; a service may cost more for some.' });
