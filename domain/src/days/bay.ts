import { array, type InferType, number, object, string } from 'yup';
import { serviceId, servicesNote, text } from '../schema/fields.ts';

/** Kinds of bays. bay: customers come to it. van: it goes to customers. */
export const bayKinds = ['bay', 'van'] as const;

/** Longest clean-up of a bay, in minutes. */
export const longestCleanUp = 120;

/** Most bays of a business, so that a day stays a small document. */
export const mostBays = 30;

/** A place where one job at a time is done. */
export const baySchema = object({
  _id: string()
    .matches(/^[\w-]{1,64}$/)
    .required(),
  name: text(40).label('Name').required('Name is required.'),
  kind: string().oneOf(bayKinds).required(),
  services: array()
    .of(serviceId().max(64).required())
    .max(100, 'At most 100 services.')
    .nullable()
    .defined()
    .meta({ note: servicesNote }),
  cleanUp: number()
    .label('Clean-up')
    .integer('Clean-up must be whole minutes.')
    .min(0, 'Clean-up must be 0 minutes or more.')
    .max(longestCleanUp, `Clean-up must be at most ${longestCleanUp} minutes.`)
    .required()
    .meta({ note: 'Minutes between the end of one job and the start of the next.' }),
});

export type Bay = InferType<typeof baySchema>;
