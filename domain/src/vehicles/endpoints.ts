import { boolean, object, string } from 'yup';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { listOf } from '../endpoint/paging.ts';
import { savedVehicleSchema, vehicleName } from './saved-vehicle.ts';
import { enteredVehicleSchema, exampleVehicle } from './vehicle.ts';

/** The form and the request body that put a vehicle into the garage. */
export const addVehicleSchema = enteredVehicleSchema.shape({ name: vehicleName().default('') });

const changeVehicleSchema = object({
  name: vehicleName().optional(),
  isDefault: boolean().optional().meta({
    note: 'true: it is chosen first from now on, instead of any other.',
  }),
});

const vehicleParam = object({ id: string().max(200).required() });

export const vehicleEndpoints = {
  listGarage: defineEndpoint({
    method: 'GET',
    path: '/garage',
    summary: "The caller's vehicles: the default first, then those used last, at most 100.",
    auth: 'user',
    data: listOf(savedVehicleSchema),
  }),
  addVehicle: defineEndpoint({
    method: 'POST',
    path: '/garage',
    summary:
      "Puts a vehicle into the caller's garage, at most 20. A plate that is in there already is changed instead.",
    auth: 'user',
    body: addVehicleSchema.meta({ example: { ...exampleVehicle, name: 'Family car' } }),
    data: savedVehicleSchema,
    errors: ['conflict'],
  }),
  changeVehicle: defineEndpoint({
    method: 'PATCH',
    path: '/garage/:id',
    summary: "Renames a vehicle of the caller's, or makes it the default.",
    auth: 'user',
    params: vehicleParam,
    body: changeVehicleSchema.meta({ example: { name: 'Family car', isDefault: true } }),
    data: savedVehicleSchema,
    errors: ['not_found'],
  }),
  removeVehicle: defineEndpoint({
    method: 'DELETE',
    path: '/garage/:id',
    summary:
      "Takes a vehicle out of the caller's garage. Bookings keep it, and the next one for it brings it back.",
    auth: 'user',
    params: vehicleParam,
    errors: ['not_found'],
  }),
} as const;
