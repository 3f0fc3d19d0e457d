import { asciiDigits } from '../schema/digits.ts';

/** Reads a time of day as people type it, '9:30', '0930' or '9', as HH:mm; null if it is none. */
export function readClockTime(text: string): string | null {
  const [, hour, minute = '00'] =
    /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(asciiDigits(text).trim()) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}
