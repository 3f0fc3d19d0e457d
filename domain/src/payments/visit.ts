import { type InferType, object } from 'yup';
import { multilineText, noteMeta, text } from '../schema/fields.ts';
import type { Service } from '../services/service.ts';
import { isAtCustomer } from '../services/service-location.ts';
import { addressMeta } from '../users/user.ts';

/** Maximum length of a note to the desk, in characters. */
export const maxNoteLength = 300;

const address = () => text(300).label('Address').meta(addressMeta);

/** The field of a note to the desk. */
export const note = () => multilineText(maxNoteLength).label('Note').meta(noteMeta);

/**
 * What a payment and its booking say of the visit besides the vehicle. Missing where they are older.
 * Personal: deleting the account erases it.
 */
export const visitShape = { address: address().optional(), note: note().optional() };

export const visitSchema = object(visitShape);

export type Visit = InferType<typeof visitSchema>;

/** The same as somebody enters it. Whether there has to be an address, the service says: `visitFields`. */
export const enteredVisitSchema = object({
  address: address().default(''),
  note: note().default(''),
});

export type EnteredVisit = InferType<typeof enteredVisitSchema>;

type Place = Pick<Service, 'location'>;

/** The fields of a request for this service: an address exactly where we come to the customer. */
export const visitFields = (service: Place) => ({
  address: isAtCustomer(service)
    ? address().required('Address is required.')
    : address()
        .oneOf([''], 'This service is done at our place: leave the address out.')
        .default(''),
  note: note().default(''),
});

/**
 * The same in a form, which may still hold an address that was typed for another service, or that came
 * with an account: `visitFor` leaves it out.
 */
export const visitFormFields = (service: Place) =>
  isAtCustomer(service) ? visitFields(service) : { note: note().default('') };

/** What the service asks for of what was typed. */
export const visitFor = (service: Place, typed: Visit): EnteredVisit =>
  enteredVisitSchema.cast(
    { address: isAtCustomer(service) ? typed.address : '', note: typed.note },
    { assert: false },
  );
