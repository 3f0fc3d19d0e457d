import { readFileSync } from 'node:fs';
import {
  defaultRetention,
  retentionLimits,
  retentionNames,
  retentionText,
} from '@carwash/domain/settings/retention';
import { expect, test } from 'vitest';
import { inRepository } from '../repository.ts';

/** The table of the decision, with a row for each time: name, default with its unit, limits. */
function timesInDecision(): Record<string, { told: string; min: number; max: number }> {
  const page = 'docs/decisions/customers-privacy-and-audit.md';
  const text = readFileSync(inRepository(page), 'utf8');
  const rows = text.matchAll(
    /^ *\| [^|]+ \| `(\w+(?:Months|Years))` \| ([^|]+) \| (\d+) to (\d+) \|/gm,
  );
  return Object.fromEntries(
    [...rows].map(([, name, told, min, max]) => [
      name,
      { told, min: Number(min), max: Number(max) },
    ]),
  );
}

test('the decision says the defaults and limits of the code', () => {
  const times = retentionNames.map((name) => [
    name,
    { told: retentionText(name, defaultRetention), ...retentionLimits[name] },
  ]);
  expect(timesInDecision()).toEqual(Object.fromEntries(times));
});
