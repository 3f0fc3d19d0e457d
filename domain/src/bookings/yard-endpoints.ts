import { array } from 'yup';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { yardVisitSchema } from './yard-visit.ts';

export const yardEndpoints = {
  listYardVisits: defineEndpoint({
    method: 'GET',
    path: '/yard/today',
    summary:
      'The cars of today and tonight, the earliest first, without cancelled ones: no names, no phone numbers and no prices.',
    auth: 'runYard',
    data: array().of(yardVisitSchema.required()).required(),
  }),
};
