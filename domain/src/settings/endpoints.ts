import type { InferType } from 'yup';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { successMessages } from '../endpoint/success-messages.ts';
import { seenMeta } from '../schema/seen-lists.ts';
import { legalSettingsSchema } from './legal-settings.ts';
import { privateSettingsSchema } from './private-settings.ts';
import { publicSettingsSchema } from './public-settings.ts';

const settingsLists = [
  'hours',
  'exceptions',
  'servedAreas',
  'pictures',
  'vehicleTypes',
  'sizes',
  'addOns',
] as const;

/** A change of the settings: every field is optional, and a list replaces the whole list. */
export const updateSettingsSchema = publicSettingsSchema.partial().shape({
  seen: publicSettingsSchema
    .pick([...settingsLists])
    .partial()
    .noUnknown()
    .default(undefined)
    .optional()
    .meta(seenMeta),
});

export type UpdateSettings = InferType<typeof updateSettingsSchema>;

export const updatePrivateSettingsSchema = privateSettingsSchema.partial();

export const updateLegalSettingsSchema = legalSettingsSchema.partial();

export const settingsEndpoints = {
  getSettings: defineEndpoint({
    method: 'GET',
    path: '/settings',
    summary:
      'What everybody may know of the business: name, address, opening hours, booking rules.',
    auth: 'anyone',
    isSharedFor: 'minute',
    data: publicSettingsSchema,
  }),
  updateSettings: defineEndpoint({
    method: 'PATCH',
    path: '/settings',
    summary:
      'Changes what is given of the settings; what is left out stays. What was sold before keeps its terms.',
    auth: 'manageCatalogue',
    body: updateSettingsSchema.meta({
      example: {
        phone: '+880 1711 223344',
        exceptions: [
          { from: '2027-02-21', to: '2027-02-21', periods: [], note: 'Mother Language Day' },
        ],
      },
    }),
    data: publicSettingsSchema,
    message: successMessages.updateSettings,
    errors: ['conflict'],
  }),
  getLegalSettings: defineEndpoint({
    method: 'GET',
    path: '/settings/legal',
    summary:
      'What the business has written for its privacy notice and its terms, and for how long it keeps personal data.',
    auth: 'anyone',
    isSharedFor: 'minute',
    data: legalSettingsSchema,
  }),
  updateLegalSettings: defineEndpoint({
    method: 'PATCH',
    path: '/settings/legal',
    summary:
      'Changes what is given of the privacy notice, the terms and the retention times; what is left out stays. A shorter time counts for what is there already.',
    auth: 'manageBusiness',
    body: updateLegalSettingsSchema.meta({
      example: { terms: '# Booking\n\nThese are our terms.', bookingMonths: 24 },
    }),
    data: legalSettingsSchema,
    message: successMessages.updateSettings,
  }),
  getPrivateSettings: defineEndpoint({
    method: 'GET',
    path: '/settings/private',
    summary: 'What the business keeps for itself.',
    auth: 'runDesk',
    data: privateSettingsSchema,
  }),
  updatePrivateSettings: defineEndpoint({
    method: 'PATCH',
    path: '/settings/private',
    summary:
      'Changes what is given of the private settings; what is left out stays. Receipts of what was sold before stay as they are.',
    auth: 'manageBusiness',
    body: updatePrivateSettingsSchema.meta({
      example: { legalName: 'Clearcoat Ltd.', deskNote: 'The alarm code changes on Monday.' },
    }),
    data: privateSettingsSchema,
    message: successMessages.updateSettings,
  }),
} as const;
