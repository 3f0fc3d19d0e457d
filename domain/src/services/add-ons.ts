import { array, type InferType, number, object } from 'yup';
import { partId, serviceId, servicesNote, text } from '../schema/fields.ts';
import { vehicleType, vehicleTypesMeta } from '../vehicles/vehicle.ts';
import { chargeablePrice } from './service.ts';

export const mostAddOns = 30;

/** Longest add-on, in minutes. */
const longestAddOn = 480;

const addOnSchema = object({
  _id: partId().required(),
  name: text(60).label('Name').required('Name is required.'),
  price: chargeablePrice,
  minutes: number()
    .label('Minutes')
    .typeError('Minutes must be a number.')
    .integer('Minutes must be a whole number.')
    .min(0, 'Minutes must be 0 or more.')
    .max(longestAddOn, `Minutes must be at most ${longestAddOn}.`)
    .required('Minutes are required.'),
  services: array()
    .of(serviceId().max(64).required())
    .max(100, 'At most 100 services.')
    .nullable()
    .defined()
    .meta({ note: servicesNote }),
  vehicleTypes: array().of(vehicleType()).nullable().defined().meta(vehicleTypesMeta),
}).noUnknown();

export type AddOn = InferType<typeof addOnSchema>;

/**
 * Returns the field of the add-ons that can be booked with a service, each with a price and extra minutes.
 */
export const addOns = () =>
  array()
    .of(addOnSchema)
    .max(mostAddOns, `At most ${mostAddOns} add-ons are possible.`)
    .required()
    .meta({
      note: 'In a request the _ids of the add-ons that are wanted; of the settings all that there are.',
    });

/** Returns the field of the wanted add-ons in a request. */
export const chosenAddOns = () =>
  array().of(partId().required()).max(mostAddOns).default([]).meta({
    note: 'In a request the _ids of the add-ons that are wanted; of the settings all that there are.',
  });
