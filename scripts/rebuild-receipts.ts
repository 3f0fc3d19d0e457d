/** `npm run receipts:rebuild`: adds the receipts that payments of the local suite or of a real project lack. */
import { rebuildReceiptsOf } from '../functions/rebuild-receipts.ts';
import { askedProject } from './asked-project.ts';
import { runCommand } from './processes/run-command.ts';
import { step } from './setup/step.mjs';

async function rebuild(): Promise<number> {
  const { id, timeZone } = await askedProject('npm run receipts:rebuild');
  const added = await step(`Adding the missing receipts of ${id} (${timeZone})`, () =>
    rebuildReceiptsOf(id, timeZone),
  );
  for (const receipt of added) console.log(`  ${receipt}`);
  console.log(
    added.length > 0
      ? `${added.length} receipts were added. They belong to the next closing of the till.`
      : 'No receipt was missing.',
  );
  return 0;
}

await runCommand(rebuild, 1);
