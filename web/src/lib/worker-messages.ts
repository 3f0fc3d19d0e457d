/**
 * What a page says to the service worker.
 * isOfVersion: whether this file belongs to the version that the worker has; it answers through the port
 * that comes along.
 * takeOver: begin to serve all pages, in place of the worker before.
 * keep: what the page had loaded before there was a worker, as paths of the site.
 * keepAccount: a customer is signed in here, so keep what their bookings need to open offline.
 */
export type WorkerMessage =
  | { kind: 'isOfVersion'; file: string }
  | { kind: 'takeOver' }
  | { kind: 'keep'; paths: string[] }
  | { kind: 'keepAccount' };

/** Where the service worker is served. */
export const workerPath = '/sw.js';
