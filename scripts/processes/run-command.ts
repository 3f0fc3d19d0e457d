import { CannotContinue } from '../setup/step.mjs';
import { PartFailed } from './part-failed.ts';
import { killEverything, stopEverything } from './stop.ts';

/** A terminal sends Ctrl-C to us and to npm, and npm passes it on: one press arrives twice. */
const SAME_PRESS_MS = 500;

/**
 * Runs one of the commands to its exit code, and leaves no process behind however it ends: done,
 * failed, crashed or interrupted. A second Ctrl-C does not wait for an orderly end.
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

/** A killed npm, or a terminal that vanished, tells us nothing: we become somebody else's child. */
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
  const isExplained = error instanceof CannotContinue || error instanceof PartFailed;
  console.error(isExplained ? `✗ ${error.message}` : error);
  return 1;
}
