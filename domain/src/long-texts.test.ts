import { expect, test } from 'vitest';
import type { AnyObjectSchema } from 'yup';
import { endpoints } from './endpoints.ts';

/** The most characters that a body can have. */
const length = 100_000;

const filledWith = (unit: string, end: string) => unit.repeat(length / unit.length) + end;

/** Texts on which patterns that try every beginning take quadratic time. */
const texts = [
  filledWith('@', ''),
  filledWith('1', 'x'),
  filledWith(' ', 'x'),
  filledWith('a', '!'),
  filledWith('a.', ' '),
  filledWith('a-', '!'),
  `https://${filledWith('a.', ' ')}`,
];

/** Returns processor time, in milliseconds, which other programs do not lengthen. */
function millisecondsOf(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  return process.cpuUsage(start).user / 1000;
}

/** The time in which a text is gone through once, in milliseconds. */
const onceThrough = Math.max(2, ...texts.map((text) => millisecondsOf(() => [...text])));

const fields = Object.entries(endpoints).flatMap(([name, { body, query }]) =>
  [body, query].flatMap((schema: AnyObjectSchema | null) =>
    Object.keys(schema?.fields ?? {}).map((field) => ({ name, field, schema })),
  ),
);

function check(schema: AnyObjectSchema | null, field: string, value: unknown): void {
  try {
    schema?.validateSyncAt(field, { [field]: value }, { strict: true, abortEarly: false });
  } catch {
    // It is too long.
  }
}

/** Whether a field is checked in about the time in which the text is gone through a few times. */
const isQuick = (schema: AnyObjectSchema | null, field: string, text: string): boolean =>
  [text, [text]].every(
    (value) => millisecondsOf(() => check(schema, field, value)) < 200 * onceThrough,
  );

test('no text of a request takes quadratic time to check, because it would hold up all others', () => {
  expect(fields.length).toBeGreaterThan(250);
  const slow = fields.filter(({ schema, field }) =>
    texts.some((text) => !isQuick(schema, field, text)),
  );
  expect(slow.map(({ name, field }) => `${name}: ${field}`)).toEqual([]);
});
