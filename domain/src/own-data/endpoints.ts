import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { ownDataSchema } from './own-data.ts';

export const ownDataEndpoints = {
  exportOwnData: defineEndpoint({
    method: 'GET',
    path: '/auth/my-data',
    summary:
      'A copy of what is stored about the caller: profile, vehicles, bookings with their timelines, entries of the waitlist, payments, receipts, reviews, messages, devices with notifications, calendar links, notes of the staff, photos and damage notes of visits, what the audit says and what is switched off, the newest first. GET /visit-photos gives the photos themselves. Needs a recent sign-in.',
    auth: 'anyRole',
    data: ownDataSchema,
    errors: ['not_found', 'recent_sign_in_required'],
    limits: [{ kind: 'own_data', by: ['account'] }],
  }),
} as const;
