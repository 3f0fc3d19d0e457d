/** `npm run bench`: measures how fast the product is, or the named parts (`npm run bench -- pages`). */
import { type PartName, partNames } from '../tests/bench/part-names.ts';
import { isOfProduct, watchQueries } from '../tests/support/watch-queries.ts';
import { findMissingIndexes } from './indexes/index-findings.ts';
import { readIndexSettings } from './indexes/index-settings.ts';
import { type AskedQuery, readRecord } from './indexes/query-record.ts';
import { runCommand } from './processes/run-command.ts';
import { CannotContinue, step } from './setup/step.mjs';
import { browserEnvironment } from './suite/environment.ts';
import { requireFreePorts } from './suite/free-ports.ts';
import { suiteSettings } from './suite/settings.ts';
import { warmUp } from './suite/warm-up.ts';
import { startBuiltSuite } from './suite.ts';

async function bench(): Promise<number> {
  const parts = askedParts();
  const settings = suiteSettings('test');
  await requireFreePorts(settings);
  const { emulators } = await startBuiltSuite(settings);
  await step('Warming up the API', () => warmUp(settings, emulators));
  Object.assign(process.env, browserEnvironment(settings));
  // Imported here because its modules read the environment when they are loaded.
  const { bench: measure } = await import('../tests/bench/bench.ts');
  const asked: AskedQuery[] = [];
  watchQueries((query) => asked.push(query));
  await measure(parts);
  // The suite itself records the queries of pages.
  const ofProduct = [...asked, ...readRecord('e2e')].filter(isOfProduct);
  const missing = findMissingIndexes(ofProduct, readIndexSettings());
  if (missing.length > 0) console.error(missing.join('\n'));
  return missing.length === 0 ? 0 : 1;
}

/**
 * Returns the named parts, or all of them.
 * @throws CannotContinue when a name is not the name of a part
 */
function askedParts(): readonly PartName[] {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !partNames.some((part) => part === name));
  if (unknown !== undefined) {
    throw new CannotContinue(
      `There is no part "${unknown}": name some of ${partNames.join(', ')}.`,
    );
  }
  return named.length === 0 ? partNames : partNames.filter((part) => named.includes(part));
}

await runCommand(bench, 1);
