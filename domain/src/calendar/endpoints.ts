import { type InferType, object, string } from 'yup';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { listOf } from '../endpoint/paging.ts';
import { instant } from '../schema/fields.ts';
import { wholeBusiness } from './calendar-feed.ts';

const newFeedAnswer = object({
  link: string().required().meta({
    note: 'The whole address. It is told this once: whoever has it can see the bookings.',
  }),
  createdAt: instant().required(),
});

const of = () =>
  string()
    .matches(/^[\w-]{1,64}$/)
    .required()
    .meta({ note: `Id of a bay, or \`${wholeBusiness}\`.` });

const staffParam = object({ of: of() });

/** A private calendar link of the staff, without its secret. */
const staffFeedSchema = object({ of: of(), createdAt: instant().required() });

export type StaffFeed = InferType<typeof staffFeedSchema>;

export const calendarEndpoints = {
  readCalendarFeed: defineEndpoint({
    method: 'GET',
    path: '/calendar/:file',
    summary:
      'Bookings as a calendar (iCalendar), for apps that subscribe to it: the file is `{token}.ics`, and the token is the secret. With an ETag; an unknown or stopped token is not found.',
    auth: 'anyone',
    response: 'calendar',
    params: object({ file: string().max(100).required() }),
    errors: ['not_found'],
    // The network first, so that made-up links are not counted one by one for ever.
    limits: [
      { kind: 'calendar', by: ['address'] },
      { kind: 'calendar_link', by: ['calendar'] },
    ],
  }),
  getOwnCalendarFeed: defineEndpoint({
    method: 'GET',
    path: '/auth/calendar-feed',
    summary:
      "Since when the caller has a private calendar link of their bookings; null: they don't.",
    auth: 'user',
    data: object({ createdAt: instant().required() }).nullable().defined(),
  }),
  renewOwnCalendarFeed: defineEndpoint({
    method: 'POST',
    path: '/auth/calendar-feed',
    summary:
      "Creates a private calendar link of the caller's bookings. An earlier one stops working at once. Where mails are sent it needs a confirmed email address.",
    auth: 'user',
    data: newFeedAnswer,
    errors: ['email_not_verified'],
  }),
  stopOwnCalendarFeed: defineEndpoint({
    method: 'DELETE',
    path: '/auth/calendar-feed',
    summary: "Stops the private calendar link of the caller's bookings. Safe to repeat.",
    auth: 'user',
  }),
  listStaffCalendarFeeds: defineEndpoint({
    method: 'GET',
    path: '/calendar-feeds',
    summary: "The caller's private calendar links of the whole business and of bays.",
    auth: 'runDesk',
    data: listOf(staffFeedSchema),
  }),
  renewStaffCalendarFeed: defineEndpoint({
    method: 'POST',
    path: '/calendar-feeds/:of',
    summary:
      'Creates a private calendar link of a bay or of the whole business, for the caller. Needs a recent sign-in. It ends when their role changes; an earlier one of theirs stops working at once.',
    auth: 'runDesk',
    params: staffParam,
    data: newFeedAnswer,
    errors: ['not_found', 'recent_sign_in_required', 'email_not_verified'],
  }),
  stopStaffCalendarFeed: defineEndpoint({
    method: 'DELETE',
    path: '/calendar-feeds/:of',
    summary:
      "Stops the caller's private calendar link of a bay or of the whole business. Safe to repeat.",
    auth: 'runDesk',
    params: staffParam,
    errors: ['not_found'],
  }),
} as const;
