import { minuteMs } from './moments.ts';

const opensAt = 9 * 60;

/** The hour at which the business closes, unless it is a busy one. */
export const usualClosingHour = 19;

/** Short services start back to back on the half hour; long ones share the day in several bays. */
const gridMinutes = 30;
const longestStepMinutes = 120;

const clockTime = (minutes: number): string =>
  new Date(minutes * minuteMs).toISOString().slice(11, 16);

/** When a service of `duration` minutes starts and ends on any day, as HH:mm, within opening hours. */
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
