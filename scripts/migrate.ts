/** `npm run migrate`: brings the documents of the local suite or of a real project into the form that this version reads. */
import { migrateProject } from '../functions/migrate.ts';
import { askedProject } from './asked-project.ts';
import { runCommand } from './processes/run-command.ts';
import { step } from './setup/step.mjs';

async function migrate(): Promise<number> {
  const { id, timeZone } = await askedProject('npm run migrate');
  const { slots, openings } = await step(`Migrating ${id} (${timeZone})`, () =>
    migrateProject(id, timeZone),
  );
  console.log(`${slots} slots were moved to their days.`);
  console.log(`The openings of ${openings.length} services were corrected.`);
  return 0;
}

await runCommand(migrate, 1);
