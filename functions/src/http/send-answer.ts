import { calendarType } from '@carwash/domain/calendar/calendar-type';
import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import type { Response } from 'express';
import { object } from 'yup';
import { cachedForAMinute, cachedForSeconds } from './cache-control.ts';
import type { CalendarFile, ImageFile, Redirect } from './handler.ts';
import { sendCsv } from './send-csv.ts';

type Send = (response: Response, answer: never, endpoint: Endpoint) => void | Promise<void>;

/**
 * Cache-Control of pictures, so that one that is removed is gone everywhere within an hour: half of it in the
 * CDN, half in the browser, because a browser may get what the CDN has kept for half an hour.
 */
const cachedForAnHour = 'public, max-age=1800, s-maxage=1800, must-revalidate';

/** Cache-Control of private files that their reader may keep, but has to ask for each time. */
const privateCopy = 'private, no-cache';

/**
 * Returns the response body, with only the fields that the endpoint declares, even if the handler returned
 * more.
 */
function envelope({ data, meta, message }: Endpoint, answer: object): object {
  const schema = (meta ?? object()).shape({ data });
  const whole = meta ? answer : { data: answer };
  return {
    success: true,
    ...(message !== undefined && { message }),
    ...schema.cast(whole, { assert: false, stripUnknown: true }),
  };
}

const sharedFor = { minute: cachedForAMinute, seconds: cachedForSeconds };

/** Sets caching. A response to a signed-in user is never stored, because they may have just booked. */
function setCaching(response: Response, { isSharedFor }: Endpoint): void {
  if (isSharedFor === null) return;
  response.vary('Authorization');
  if (response.req.get('authorization') === undefined) {
    response.set('cache-control', sharedFor[isSharedFor]);
  }
}

const senders: Record<Endpoint['response'], Send> = {
  json: (response, answer: object, endpoint) => {
    setCaching(response, endpoint);
    response.json(envelope(endpoint, answer));
  },
  redirect: (response, { redirectTo }: Redirect) => {
    response.redirect(303, redirectTo);
  },
  image: (response, { contentType, bytes, version }: ImageFile, { auth }) => {
    const caching = auth === 'anyone' ? cachedForAnHour : privateCopy;
    response.set({ 'cache-control': caching, 'content-type': contentType });
    // With an ETag, Express answers 304 to a browser that has this version.
    response.set('etag', `"${version}"`).send(bytes);
  },
  document: (response, answer: object) => {
    response.json(answer);
  },
  csv: sendCsv,
  calendar: (response, { text, version }: CalendarFile) => {
    response.set({ 'cache-control': privateCopy, 'content-type': calendarType });
    response.set('etag', `"${version}"`).send(text);
  },
};

/** Sends the handler's result in the endpoint's response format. */
export const sendAnswer = async (
  endpoint: Endpoint,
  response: Response,
  answer: unknown,
): Promise<void> => senders[endpoint.response](response, answer as never, endpoint);
