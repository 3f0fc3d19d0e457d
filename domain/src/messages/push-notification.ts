/** A message as the service worker gets and shows it. */
export interface PushNotification {
  title: string;
  body: string;
  /** A notification replaces an earlier one with the same tag: those of one booking have the same. */
  tag: string;
  /** Path of the page to which it leads. */
  path: string;
}
