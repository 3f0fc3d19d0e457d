/**
 * A message from a page to the service worker. isOfVersion: asks whether this file belongs to the worker's
 * version; the worker answers through the port sent along. skipWaiting: tells it to serve all pages, instead of
 * the previous worker. keep: lists files that the page had loaded before there was a worker, as paths of the
 * site. keepAccount: tells it that a customer is signed in, so that it stores the files that their bookings
 * need offline.
 */
export type WorkerMessage =
  | { kind: 'isOfVersion'; file: string }
  | { kind: 'skipWaiting' }
  | { kind: 'keep'; paths: string[] }
  | { kind: 'keepAccount' };

/** Path of the service worker. */
export const workerPath = '/sw.js';
