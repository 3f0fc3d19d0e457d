import { type InferType, object } from 'yup';
import { multilineText, noteMeta, text } from '../schema/fields.ts';
import { isServed, servedAreasText } from '../services/served-area.ts';
import type { Service } from '../services/service.ts';
import { isAtCustomer } from '../services/service-location.ts';
import { addressMeta } from '../users/user.ts';

/** Longest note to the desk, in characters. */
export const maxNoteLength = 300;

const address = () => text(300).label('Address').meta(addressMeta);

/** Returns the field of a note to the desk. */
export const note = () => multilineText(maxNoteLength).label('Note').meta(noteMeta);

/**
 * Details of the visit besides the vehicle, on a payment and its booking. Personal data: deleting the account
 * empties them.
 */
export const visitShape = { address: address().defined(), note: note().defined() };

export const visitSchema = object(visitShape);

export type Visit = InferType<typeof visitSchema>;

/**
 * Details of the visit as they are entered. Whether an address is required depends on the service, see
 * `visitFields`.
 */
export const enteredVisitSchema = object({
  address: address().default(''),
  note: note().default(''),
});

type Place = Pick<Service, 'location'>;

/**
 * Returns the fields of a request for this service: an address in one of the areas is required if the service is
 * done at the customer's, and refused otherwise.
 */
export const visitFields = (service: Place, areas: readonly string[]) => ({
  address: isAtCustomer(service)
    ? address()
        .required('Address is required.')
        .test(
          'served',
          `We do not come to this address. ${servedAreasText(areas)}.`,
          (value) => !value?.trim() || isServed(value, areas),
        )
    : address()
        .oneOf([''], 'This service is done at our place: leave the address out.')
        .default(''),
  note: note().default(''),
});

/**
 * Returns these fields for a form, which may still hold an address that was typed for another service, or
 * that came with an account: `visitFor` leaves it out.
 */
export const visitFormFields = (service: Place, areas: readonly string[]) =>
  isAtCustomer(service) ? visitFields(service, areas) : { note: note().default('') };

/** Returns the typed details that apply to the service. */
export const visitFor = (service: Place, typed: Partial<Visit>): Visit =>
  enteredVisitSchema.cast(
    { address: isAtCustomer(service) ? typed.address : '', note: typed.note },
    { assert: false },
  );
