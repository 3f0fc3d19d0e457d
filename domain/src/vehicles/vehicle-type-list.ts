import { array, object, type TestContext } from 'yup';
import { partId, text } from '../schema/fields.ts';
import { firstRepeated } from '../schema/first-repeated.ts';
import { vehicleTypesMeta } from './vehicle.ts';

/** Most vehicle types, few enough for customers to find their own. */
export const mostVehicleTypes = 30;

const vehicleTypeSchema = object({
  _id: partId().required(),
  name: text(40).label('Name').required('Name is required.'),
}).noUnknown();

/** Checks that no type has the name of an earlier one; names the entry that does. */
function haveOwnNames(
  list: readonly ({ name?: string | undefined } | null | undefined)[] | undefined,
  { path, createError }: TestContext,
) {
  const names =
    list?.map((type) =>
      String(type?.name ?? '')
        .trim()
        .toLowerCase(),
    ) ?? [];
  const twice = firstRepeated(names);
  const message = 'This name is in the list already.';
  return twice < 0 || createError({ path: `${path}[${twice}].name`, message });
}

/** Returns the field of the vehicle types that can be booked, in the order in which customers see them. */
export const vehicleTypeList = () =>
  array()
    .of(vehicleTypeSchema)
    .min(1, 'At least one vehicle type is required.')
    .max(mostVehicleTypes, `At most ${mostVehicleTypes} vehicle types are possible.`)
    .test('own-names', 'A vehicle type is there twice.', haveOwnNames)
    .required()
    .meta(vehicleTypesMeta);
