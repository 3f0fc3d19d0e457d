import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { ownDataSchema } from './own-data.ts';

export const ownDataEndpoints = {
  exportOwnData: defineEndpoint({
    method: 'GET',
    path: '/auth/my-data',
    summary:
      'A copy of what is stored about the caller: profile, vehicles, bookings, entries of the waitlist, payments, receipts, reviews, messages, devices with notifications, calendar links, notes of the staff, photos and damage notes of visits and what is switched off, the newest first.',
    auth: 'anyRole',
    data: ownDataSchema,
    errors: ['not_found'],
    limits: [{ kind: 'own_data', by: ['account'] }],
  }),
} as const;
