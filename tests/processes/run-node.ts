import { type ChildProcess, spawn } from 'node:child_process';

export interface Run {
  process: ChildProcess;
  /** Everything it has said so far. */
  said: () => string;
  /** Waits until it has said something. @throws when it ends without */
  says: (wanted: string) => Promise<void>;
  /** The exit code; null after a signal. */
  ended: Promise<number | null>;
}

/** Starts a program of Node in a folder. */
export function runNode(args: string[], cwd: string, env: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const says = (wanted: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(wanted) && resolve();
      child.stdout.on('data', look);
      look();
      void ended.then((code) =>
        reject(new Error(`${args.join(' ')} ended with ${code}:\n${output}`)),
      );
    });
  return { process: child, said: () => output, says, ended };
}

/** Waits until it is done. @returns what it said. @throws when it failed */
export async function runToEnd(
  args: string[],
  cwd: string,
  env?: Record<string, string>,
): Promise<string> {
  const { ended, said } = runNode(args, cwd, env);
  const code = await ended;
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${said()}`);
  return said();
}
