/** Firestore collection names, shared by the server, the client, the seed and the rules tests. */
export const collections = {
  users: 'users',
  /** Server only: profile changes that are not confirmed to be copied to Firebase Auth yet. */
  accountFollowUps: 'accountFollowUps',
  /** Server only: the hashed PINs of staff, by account. */
  pins: 'pins',
  services: 'services',
  /** One document: the bays of the business. */
  bays: 'bays',
  /** Starts, jobs and closures of each day. */
  days: 'days',
  bookings: 'bookings',
  /** Subcollection of a booking: the events of its timeline. */
  events: 'events',
  /** Server only: which booking has a code, so that no two have the same. */
  bookingCodes: 'bookingCodes',
  transactions: 'transactions',
  /** Server only: when the provider was last queried about a payment, and what it answered. */
  providerQueries: 'providerQueries',
  /** Server only: one document per customer that makes concurrent purchases conflict. */
  customerVersions: 'customerVersions',
  receipts: 'receipts',
  /** Server only: the last number that was given, in one document. */
  receiptNumbers: 'receiptNumbers',
  /** One document for each closing of the till. */
  closings: 'closings',
  /** Server only: the sums of the receipts since the last closing, in one document. */
  till: 'till',
  reviews: 'reviews',
  /** Server only: reviews that nobody of the desk has read since their author wrote or changed them. */
  unreadReviews: 'unreadReviews',
  stats: 'stats',
  /** Counter changes that are not yet folded (added) into the statistics. */
  statsDeltas: 'statsDeltas',
  /** Changes made by staff. Append-only. */
  audit: 'audit',
  /** The vehicles that customers have booked for or added themselves. */
  savedVehicles: 'savedVehicles',
  /** Customers who wait for room on a day without any. */
  waitlist: 'waitlist',
  /** Notes of the staff about a customer, and whether they may book online, by the customer's key. */
  customerNotes: 'customerNotes',
  /** Server only: what is remembered of blocked customers and deleted accounts, by the hash of address, phone or plate. */
  traces: 'traces',
  settings: 'settings',
  images: 'images',
  /** Server only: the photos of each visit, without their bytes, and its damage note. */
  visitRecords: 'visitRecords',
  /** Server only: one photo of a visit, with its bytes. */
  visitPhotos: 'visitPhotos',
  messages: 'messages',
  messagePreferences: 'messagePreferences',
  pushSubscriptions: 'pushSubscriptions',
  /** Server only: the private calendar links, by the hash of their token. */
  calendarFeeds: 'calendarFeeds',
  /** Server only: the document that a call with an Idempotency-Key created or changed. */
  idempotencyKeys: 'idempotencyKeys',
  /** Server only: how many rate-limited calls a caller has made in a time window. */
  callCounts: 'callCounts',
  /** Internal state of the server: fences of maintenance runs, and the reconciler's last run. */
  maintenance: 'maintenance',
} as const;
