import { boolean, type InferType, object, string } from 'yup';
import { instant } from '../schema/fields.ts';

/** customer: the owner's own bookings; bay: the jobs of a bay; business: all bookings. */
const feedKinds = ['customer', 'bay', 'business'] as const;
type FeedKind = (typeof feedKinds)[number];

/** A private calendar link, which calendar apps ask again and again. */
export const calendarFeedSchema = object({
  /** SHA-256 of the token in the link, in hex. The token itself is stored nowhere. */
  _id: string().required(),
  /** The account that created it. */
  uid: string().required(),
  kind: string().oneOf(feedKinds).required(),
  /** Id of the bay; null for other kinds. */
  bay: string().nullable().defined(),
  /** Whether the address of the account was not confirmed when it was created. */
  isFromUnconfirmed: boolean().optional(),
  createdAt: instant().required(),
});

export type CalendarFeed = InferType<typeof calendarFeedSchema>;

/** How far a feed reaches, in days. Staff work with what is to come; customers keep a year. */
export const feedDays = {
  back: { customer: 366, bay: 7, business: 7 },
  ahead: 366,
} as const satisfies { back: Record<FeedKind, number>; ahead: number };

/** Most bookings in a feed: those to come, the nearest first, and then the latest of those that are over. */
export const mostFeedEntries = 1000;

/** The name under which the feed of the whole business is addressed, beside the ids of bays. */
export const wholeBusiness = 'business';
