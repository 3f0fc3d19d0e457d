/** `npm run stats:rebuild`: corrects the counters of the local suite or of a real project. */
import type { Counts } from '@carwash/domain/statistics/count-statistics';
import { rebuildStatisticsOf } from '../functions/rebuild-statistics.ts';
import { askedProject } from './asked-project.ts';
import { runCommand } from './processes/run-command.ts';
import { step } from './setup/step.mjs';

const asLines = (added: Counts): string[] =>
  [...added].flatMap(([id, counters]) =>
    [...counters].map(([path, amount]) => `  ${id} ${path} ${amount > 0 ? '+' : ''}${amount}`),
  );

async function rebuild(): Promise<number> {
  const { id, timeZone } = await askedProject('npm run stats:rebuild');
  const added = await step(`Rebuilding the statistics of ${id} (${timeZone})`, () =>
    rebuildStatisticsOf(id, timeZone),
  );
  const lines = asLines(added);
  for (const line of lines) console.log(line);
  console.log(
    lines.length > 0
      ? `${lines.length} counters in ${added.size} documents were corrected.`
      : 'All counters were right.',
  );
  return 0;
}

await runCommand(rebuild, 1);
