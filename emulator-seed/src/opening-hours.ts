import { minuteMs } from './seed-time.ts';

const opensAt = 9 * 60;

/** The closing hour, except for busy histories. */
export const usualClosingHour = 19;

/**
 * Start times lie on a half-hour grid. Short services follow each other; long ones run in several bays
 * at once.
 */
const gridMinutes = 30;
const longestStepMinutes = 120;

const clockTime = (minutes: number): string =>
  new Date(minutes * minuteMs).toISOString().slice(11, 16);

/**
 * The start and end times, HH:mm, of a service of `duration` minutes within the opening hours of a day.
 */
export function dailyTimes(
  duration: number,
  closesAtHour: number,
): { startTime: string; endTime: string }[] {
  const step = Math.min(Math.ceil(duration / gridMinutes) * gridMinutes, longestStepMinutes);
  const times: { startTime: string; endTime: string }[] = [];
  for (let start = opensAt; start + duration <= closesAtHour * 60; start += step) {
    times.push({ startTime: clockTime(start), endTime: clockTime(start + duration) });
  }
  return times;
}
