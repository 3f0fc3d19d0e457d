import { tzOffset } from '@date-fns/tz/tzOffset';
import { tzScan } from '@date-fns/tz/tzScan';
import { dayMs, minuteMs } from '../time/durations.ts';

const yearMs = 366 * dayMs;

/** Formats minutes ahead of UTC as iCalendar does: '+0600' */
function offsetText(minutes: number): string {
  const clock = Math.abs(minutes);
  const parts = [Math.floor(clock / 60), clock % 60].map((part) => String(part).padStart(2, '0'));
  return `${minutes < 0 ? '-' : '+'}${parts.join('')}`;
}

/** Formats the local time of an instant as iCalendar does: '20300331T020000' */
const localText = (instant: Date, offset: number): string =>
  new Date(instant.getTime() + offset * minuteMs).toISOString().replace(/[-:]|\.\d+Z/g, '');

/** A state of the clocks. Offsets are minutes ahead of UTC. */
interface Observance {
  /** Local time, by the clocks before, at which it begins. */
  start: string;
  from: number;
  to: number;
}

/** Returns the states of the clocks in a period, the first of which has begun long before it. */
function observancesIn(timeZone: string, period: { start: Date; end: Date }): Observance[] {
  const initial = tzOffset(timeZone, period.start);
  const changes = tzScan(timeZone, period).map(({ date, change, offset }) => {
    const from = offset - change;
    return { start: localText(date, from), from, to: offset };
  });
  return [{ start: '19700101T000000', from: initial, to: initial }, ...changes];
}

/**
 * Returns the VTIMEZONE component of a zone: its clock changes from a year before to a year after a period, one
 * by one, because the rules by which a zone repeats them are not known here.
 */
export function zoneComponent(timeZone: string, from: Date, until: Date): string {
  // From midnight on, because the scan finds changes in steps of an hour.
  const start = new Date(Math.floor((from.getTime() - yearMs) / dayMs) * dayMs);
  const end = new Date(until.getTime() + yearMs);
  const observances = observancesIn(timeZone, { start, end });
  const standard = Math.min(...observances.map(({ to }) => to));
  const lines = observances.flatMap((observance) => {
    const kind = observance.to > standard ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      `DTSTART:${observance.start}`,
      `TZOFFSETFROM:${offsetText(observance.from)}`,
      `TZOFFSETTO:${offsetText(observance.to)}`,
      `END:${kind}`,
    ];
  });
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...lines, 'END:VTIMEZONE'].join('\r\n');
}
