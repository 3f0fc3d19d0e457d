import { buildHeader, settingsHeader } from '@carwash/domain/endpoint/answer-headers';
import { minuteMs } from '@carwash/domain/time/durations';
import { serverBuild, warnOf } from '../page-state';
import { ApiFailure } from './api-failure';

/** Difference to the server's clock from which on the page warns, in milliseconds. */
const clockToleranceMs = 2 * minuteMs;

function warnOfClock(leadMs: number): void {
  const minutes = Math.round(Math.abs(leadMs) / minuteMs);
  const isRight = Math.abs(leadMs) <= clockToleranceMs;
  const state = `${minutes} minutes ${leadMs > 0 ? 'fast' : 'slow'}`;
  warnOf('clock', isRight ? '' : `The clock of this device is ${state}. Please set it right.`);
}

/**
 * Reads clock, build and settings of the server from an answer's headers.
 * @param askedAt when the request was sent, in milliseconds
 * @throws ApiFailure when server and page were built with different settings: a price or time of one would be wrong for
 *   the other
 */
export function noteAnswer(headers: Pick<Headers, 'get'>, askedAt: number): void {
  const sentAt = Date.parse(headers.get('date') ?? '');
  // A cached answer has an old date.
  const isFresh = headers.get('cache-control')?.includes('no-store');
  if (isFresh && !Number.isNaN(sentAt)) warnOfClock((askedAt + Date.now()) / 2 - sentAt);
  const build = headers.get(buildHeader);
  if (build) serverBuild.set(build);
  const settings = headers.get(settingsHeader);
  if (settings && settings !== import.meta.env.VITE_SETTINGS) {
    throw new ApiFailure({
      kind: 'SETTINGS_DIFFER',
      message: `This page does not fit the server, which has ${settings}. Please reload it.`,
    });
  }
}
