interface CountdownParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/**
 * Splits the time left into units; all zeros from zero on. Rounded up to the second, so that it reaches zero
 * exactly at the end.
 * @param milliseconds time left
 */
export function countdownParts(milliseconds: number): CountdownParts {
  const total = Math.max(0, Math.ceil(milliseconds / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

/** Formats a number with a leading zero: 4 -> '04' */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');
