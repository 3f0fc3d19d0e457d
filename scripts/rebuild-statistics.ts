/** `npm run stats:rebuild`: corrects the counters and the openings of the local suite or of a real project. */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import type { Counts } from '@carwash/domain/statistics/count-statistics';
import { rebuildStatisticsOf } from '../functions/rebuild-statistics.ts';
import { runCommand } from './processes/run-command.ts';
import { inRepository } from './repository.ts';
import { CannotContinue, step } from './setup/step.mjs';
import { joinLocalSuite } from './suite/join-local-suite.ts';

const usage = 'Say npm run stats:rebuild, or npm run stats:rebuild -- --project=<project id>.';

/** @returns the project in the command line; undefined for the local suite */
function askedProject(): string | undefined {
  try {
    return parseArgs({ options: { project: { type: 'string' } } }).values.project;
  } catch (error) {
    throw new CannotContinue(`${(error as Error).message}. ${usage}`);
  }
}

/** The business time zone that the project's functions use. */
function timeZoneOf(projectId: string): string {
  const path = inRepository(`functions/.env.${projectId}`);
  const parameters = existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
  const timeZone = parameters.BUSINESS_TIME_ZONE ?? process.env.BUSINESS_TIME_ZONE;
  if (timeZone) return timeZone;
  throw new CannotContinue(
    `In which time zone does ${projectId} count its days? Set BUSINESS_TIME_ZONE in functions/.env.${projectId} or in the environment.`,
  );
}

const asLines = (added: Counts): string[] =>
  [...added].flatMap(([id, counters]) =>
    [...counters].map(([path, amount]) => `  ${id} ${path} ${amount > 0 ? '+' : ''}${amount}`),
  );

async function rebuild(): Promise<number> {
  const projectId = askedProject() ?? (await joinLocalSuite(usage));
  const timeZone = timeZoneOf(projectId);
  const { added, openings } = await step(
    `Rebuilding the statistics of ${projectId} (${timeZone})`,
    () => rebuildStatisticsOf(projectId, timeZone),
  );
  const lines = asLines(added);
  for (const line of lines) console.log(line);
  console.log(
    lines.length > 0
      ? `${lines.length} counters in ${added.size} documents were corrected.`
      : 'All counters were right.',
  );
  console.log(
    openings.length > 0
      ? `The openings of ${openings.join(', ')} were corrected.`
      : 'All openings were right.',
  );
  return 0;
}

await runCommand(rebuild, 1);
