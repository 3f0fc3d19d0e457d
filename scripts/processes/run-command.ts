import { CannotContinue } from '../setup/step.mjs';
import { ProcessFailed } from './process-failed.ts';
import { killEverything, stopEverything } from './stop.ts';

/**
 * A terminal sends Ctrl-C to this process and to npm, and npm forwards it, so one press arrives twice
 * within this time.
 */
const SAME_PRESS_MS = 500;

/**
 * Runs a command and exits with its exit code. All its processes are stopped, whether it succeeded,
 * failed, crashed or was interrupted. A second Ctrl-C stops them at once.
 */
export async function runCommand(
  main: () => Promise<number>,
  codeWhenInterrupted: number,
): Promise<never> {
  process.on('exit', killEverything);
  const interrupted = Promise.withResolvers<number>();
  let firstPress: number | undefined;
  const interrupt = () => {
    if (firstPress === undefined) {
      firstPress = performance.now();
      console.log('\nStopping ...');
      interrupted.resolve(codeWhenInterrupted);
    } else if (performance.now() - firstPress > SAME_PRESS_MS) process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
  whenParentEnds(interrupt);
  const code = await Promise.race([main().catch(report), interrupted.promise]);
  await stopEverything();
  process.exit(code);
}

/**
 * Detects that the parent ended: a killed npm or a closed terminal sends no signal, but the parent
 * process id changes.
 */
function whenParentEnds(act: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 1_000);
  watch.unref();
}

function report(error: unknown): number {
  const isExplained = error instanceof CannotContinue || error instanceof ProcessFailed;
  console.error(isExplained ? `✗ ${error.message}` : error);
  return 1;
}
