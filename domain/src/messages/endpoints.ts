import { array, boolean, type InferType, number, object, string } from 'yup';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { cursorMeta, cursorQuery, listOf } from '../endpoint/paging.ts';
import { successMessages } from '../endpoint/success-messages.ts';
import { exampleTransactionId } from '../payments/transaction-id.ts';
import { instant } from '../schema/fields.ts';
import { seenMeta } from '../schema/seen-lists.ts';
import { type MessageKind, messageChannels, messageKinds } from './kinds.ts';
import { messageSchema, messageStates } from './message.ts';
import { messageSettingsSchema } from './message-settings.ts';
import { newPushSubscriptionSchema } from './push-subscription.ts';

const kinds = Object.keys(messageKinds) as MessageKind[];

/** The message in API responses: without secrets and addresses. */
export const messageAnswerSchema = messageSchema.omit([
  'linkToken',
  'leasedUntil',
  'leasedBy',
  'mailedTo',
  'facts',
  'version',
]);
export type MessageAnswer = InferType<typeof messageAnswerSchema>;

const messageParam = object({ id: string().max(64).required() });
const exampleMessageId = `${exampleTransactionId}_confirmation_1`;

/** A change of the settings: every field is optional, and a list replaces the whole list. */
export const updateMessageSettingsSchema = messageSettingsSchema.partial().shape({
  seen: messageSettingsSchema
    .pick(['offKinds', 'ownLines', 'textCountries'])
    .partial()
    .noUnknown()
    .default(undefined)
    .optional()
    .meta(seenMeta),
});
const messageCountsSchema = object({
  sent: array()
    .of(
      object({
        kind: string().oneOf(kinds).required(),
        count: number().integer().required(),
      }),
    )
    .required()
    .meta({ note: 'Since the beginning of the month; kinds without any are left out.' }),
  attention: number().integer().required().meta({ note: 'Messages that need a look.' }),
});

export type MessageCounts = InferType<typeof messageCountsSchema>;

/** The channels that a reader has switched off. */
export const mutedChannelsSchema = object({
  muted: array()
    .of(string().oneOf(messageChannels).required())
    .max(messageChannels.length)
    .required()
    .meta({ note: 'Channels by which the caller wants only what is essential.' }),
});

/** A channel that a reader switches off or on. */
const channelChangeSchema = object({
  channel: string().oneOf(messageChannels).required(),
  isMuted: boolean().required(),
});
export type ChannelChange = InferType<typeof channelChangeSchema>;

const offeredChannelsSchema = mutedChannelsSchema.shape({
  offered: array()
    .of(string().oneOf(messageChannels).required())
    .required()
    .meta({ note: 'Channels by which the caller can be reached now.' }),
});

/** A device of the caller that gets notifications, without its secrets. */
const deviceSchema = object({ _id: string().required(), createdAt: instant().required() });

const textLengthsSchema = object({
  isSetUp: boolean().required().meta({ note: 'Whether this site can send any.' }),
  spentSegments: number()
    .integer()
    .required()
    .meta({ note: 'How many segments were sent this month.' }),
  kinds: array()
    .of(
      object({
        kind: string().oneOf(kinds).required(),
        segments: number().integer().required(),
        sentLastMonth: number().integer().required(),
      }),
    )
    .required()
    .meta({
      note: 'What customers get as text messages: length with sample data, and how many went out last month by any channel.',
    }),
});

export type TextLengths = InferType<typeof textLengthsSchema>;

/** The secret link of a message. */
const linkShape = {
  messageId: string().max(64).required().meta({ note: 'The _id of the message.' }),
  secret: string().max(64).required().meta({ note: 'The secret of its links.' }),
};

export const messageEndpoints = {
  listMessages: defineEndpoint({
    method: 'GET',
    path: '/messages',
    summary: 'Messages, the newest first.',
    auth: 'runDesk',
    query: object({ ...cursorQuery, state: string().oneOf(messageStates).optional() }),
    data: listOf(messageAnswerSchema),
    meta: cursorMeta,
  }),
  getMessageCounts: defineEndpoint({
    method: 'GET',
    path: '/messages/counts',
    summary: 'How many messages of each kind were sent this month, and how many need a look.',
    auth: 'runDesk',
    data: messageCountsSchema,
  }),
  listMessagesOfBooking: defineEndpoint({
    method: 'GET',
    path: '/messages/booking/:id',
    summary: 'The messages about a booking or a payment, the earliest first.',
    auth: 'runDesk',
    params: messageParam,
    data: listOf(messageAnswerSchema),
  }),
  previewMessage: defineEndpoint({
    method: 'GET',
    path: '/messages/preview/:kind',
    summary: 'A message of a kind as its reader gets it, with sample data.',
    auth: 'runDesk',
    params: object({ kind: string().oneOf(kinds).required() }),
    data: object({
      subject: string().required(),
      html: string().required().meta({ note: 'A whole page.' }),
      plainText: string().required().meta({ note: 'The mail for programs that show no HTML.' }),
      title: string().required().meta({ note: 'The title of the notification.' }),
      body: string().defined(),
      textMessage: string().nullable().defined().meta({
        note: 'null: this kind is never sent as one.',
      }),
    }),
  }),
  getTextLengths: defineEndpoint({
    method: 'GET',
    path: '/messages/texts',
    summary: 'How long each kind of text message is.',
    auth: 'manageBusiness',
    data: textLengthsSchema,
  }),
  listPushSubscriptions: defineEndpoint({
    method: 'GET',
    path: '/messages/push-subscriptions',
    summary: 'The devices on which the caller gets notifications.',
    auth: 'anyRole',
    data: listOf(deviceSchema),
  }),
  savePushSubscription: defineEndpoint({
    method: 'POST',
    path: '/messages/push-subscriptions',
    summary:
      'Sends notifications to the caller on a device, and no more to any account before. The oldest of too many devices gets none. Safe to repeat.',
    auth: 'anyRole',
    body: newPushSubscriptionSchema.meta({
      example: {
        endpoint: 'https://fcm.googleapis.com/fcm/send/fX3…',
        keys: {
          p256dh: `B${'A'.repeat(86)}`,
          auth: 'A'.repeat(22),
        },
      },
    }),
    data: deviceSchema,
  }),
  removePushSubscription: defineEndpoint({
    method: 'DELETE',
    path: '/messages/push-subscriptions/:id',
    summary: 'Ends the notifications of the caller on a device. Safe to repeat.',
    auth: 'anyRole',
    params: object({
      id: string()
        .matches(/^[0-9a-f]{64}$/, 'id must be a SHA-256 in hex.')
        .required(),
    }),
  }),
  resendMessage: defineEndpoint({
    method: 'POST',
    path: '/messages/:id/resend',
    summary:
      'Sends a message again, as a new version of it and only if it is still true. A message that needed a look is settled. Not twice within a minute.',
    auth: 'runDesk',
    params: messageParam,
    data: messageAnswerSchema,
    errors: ['not_found', 'conflict'],
    message: successMessages.resendMessage,
  }),
  resendRefusedMessages: defineEndpoint({
    method: 'POST',
    path: '/messages/resend-refused',
    summary:
      'Sends all messages again that were refused, as `POST /messages/{id}/resend` does with one. Those that may have arrived, and those about an account, are left out. It stops after 40 seconds; `remaining` says how many a further call would send.',
    auth: 'runDesk',
    data: object({
      resent: number().integer().required(),
      remaining: number().integer().required(),
    }),
  }),
  settleMessage: defineEndpoint({
    method: 'POST',
    path: '/messages/:id/settle',
    summary: 'Marks a message that needed a look as settled. Safe to repeat.',
    auth: 'runDesk',
    params: messageParam,
    data: messageAnswerSchema,
    errors: ['not_found', 'conflict'],
  }),
  getMessageSettings: defineEndpoint({
    method: 'GET',
    path: '/settings/messages',
    summary: 'How messages are sent.',
    auth: 'runDesk',
    data: messageSettingsSchema,
  }),
  updateMessageSettings: defineEndpoint({
    method: 'PATCH',
    path: '/settings/messages',
    summary: 'Changes how messages are sent: the given fields, lists and lines as a whole.',
    auth: 'manageBusiness',
    body: updateMessageSettingsSchema.meta({
      example: { quietFrom: '20:00', offKinds: ['ready'] },
    }),
    data: messageSettingsSchema,
    errors: ['conflict'],
    message: successMessages.updateSettings,
  }),
  getMessagePreferences: defineEndpoint({
    method: 'GET',
    path: '/messages/preferences',
    summary:
      'The channels by which the caller can be reached, and those by which they want only what is essential.',
    auth: 'anyRole',
    data: offeredChannelsSchema,
  }),
  updateMessagePreferences: defineEndpoint({
    method: 'PATCH',
    path: '/messages/preferences',
    summary:
      'Switches what is not essential off or on for the caller by one channel, and leaves the others as they are. Safe to repeat.',
    auth: 'anyRole',
    body: channelChangeSchema.meta({ example: { channel: 'mail', isMuted: true } }),
    data: mutedChannelsSchema,
  }),
  reportBounce: defineEndpoint({
    method: 'POST',
    path: '/messages/bounced',
    summary:
      'Tells of mails that were not delivered: the raw report of a mail server, or the call of Amazon SES or SNS, Postmark, Mailgun or SendGrid. Their messages need a look then, and the next ones go another way. Safe to repeat.',
    auth: 'anyone',
    accepts: 'text',
    query: object({
      bounceSecret: string().max(200).required().meta({ note: 'The parameter `BOUNCE_SECRET`.' }),
    }),
    body: object({ text: string().required() }).meta({
      example: { text: 'Content-Type: multipart/report; …' },
    }),
    data: object({
      bounced: number().integer().required().meta({ note: 'How many of them are mails of ours.' }),
    }),
    errors: ['not_found', 'conflict'],
    limits: [{ kind: 'notify', by: ['address'] }],
  }),
  changeMailsByLink: defineEndpoint({
    method: 'PATCH',
    path: '/messages/preferences/by-link',
    summary:
      'Switches mails that are not essential off or on for the reader of a message, with the secret of its link instead of a sign-in. Safe to repeat.',
    auth: 'anyone',
    body: object({ ...linkShape, isMuted: boolean().required() }).meta({
      example: { messageId: exampleMessageId, secret: 'kD9…', isMuted: true },
    }),
    data: object({ isMuted: boolean().required() }),
    errors: ['not_found'],
    limits: [{ kind: 'by_link', by: ['address'] }],
  }),
  getLinkOutcome: defineEndpoint({
    method: 'POST',
    path: '/messages/link-outcome',
    summary:
      'Whether what the link of a mail was made for is the case: the address is confirmed, or is the one of the account; the password was changed after the mail; mails that are not essential are off. For links that are opened again. Changes nothing.',
    auth: 'anyone',
    body: object(linkShape).meta({ example: { messageId: exampleMessageId, secret: 'kD9…' } }),
    data: object({ hasWorked: boolean().required() }),
    errors: ['not_found'],
    limits: [{ kind: 'by_link', by: ['address'] }],
  }),
  unsubscribe: defineEndpoint({
    method: 'POST',
    path: '/messages/unsubscribe',
    summary:
      'Switches mails that are not essential off for the reader of a message: called by mail programs (RFC 8058). Safe to repeat.',
    auth: 'anyone',
    accepts: 'form',
    query: object(linkShape),
    data: object({ isMuted: boolean().required() }),
    errors: ['not_found'],
    limits: [{ kind: 'by_link', by: ['address'] }],
  }),
} as const;
