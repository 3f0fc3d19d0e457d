/** `npm run make-admin`: makes an existing user an admin. The first admin is created in this way. */
import { parseArgs } from 'node:util';
import { makeAdminOf } from '../functions/make-admin.ts';
import { runCommand } from './processes/run-command.ts';
import { CannotContinue } from './setup/step.mjs';
import { joinLocalSuite } from './suite/join-local-suite.ts';

const usage =
  'Say npm run make-admin -- <email>, or npm run make-admin -- <email> --project=<project id>.';

/**
 * Reads the command line.
 * @throws CannotContinue unless exactly one email, and at most one project, were given
 */
function asked(): { email: string; project: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      options: { project: { type: 'string' } },
      allowPositionals: true,
    });
    const [email, ...others] = positionals;
    if (email && others.length === 0) return { email, project: values.project };
  } catch (error) {
    throw new CannotContinue(`${(error as Error).message}. ${usage}`);
  }
  throw new CannotContinue(`Whom? ${usage}`);
}

async function make(): Promise<number> {
  const { email, project } = asked();
  const { done, message } = await makeAdminOf(project ?? (await joinLocalSuite(usage)), email);
  if (!done) throw new CannotContinue(message);
  console.log(message);
  return 0;
}

await runCommand(make, 1);
