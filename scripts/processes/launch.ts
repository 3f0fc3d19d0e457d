import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { inRepository } from '../repository.ts';
import './run-processes.ts';

interface Launch {
  /** Name for messages, e.g. 'Firebase emulators'. */
  name: string;
  /** Arguments for Node. */
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
  /** Whether other processes go first where all processors are busy. */
  givesWay?: boolean;
  /** File for all output of the process. */
  logFile: string;
}

export interface SuiteProcess {
  name: string;
  logFile: string;
  process: ChildProcess;
  /**
   * Resolves with the exit code (null after a signal) when the log is complete. Never rejects. It does
   * not resolve after `ignoreEnds`, so that a requested stop is not treated as a failure.
   */
  ended: Promise<number | null>;
  /** Like `ended`, but always resolves. */
  closed: Promise<number | null>;
}

/** The running processes. */
export const running = new Set<SuiteProcess>();

let isStopping = false;

/** Declares that the end of a process is expected from now on: `ended` no longer resolves. */
export function ignoreEnds(): void {
  isStopping = true;
}

/**
 * Starts a Node program in the background in its own process group. So Ctrl-C in the terminal only
 * reaches this program, which then stops its processes in order.
 */
export function launch(launched: Launch): SuiteProcess {
  const { name, args, cwd = inRepository(), env, givesWay = false, logFile } = launched;
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (givesWay && child.pid !== undefined)
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const closed = new Promise<number | null>((resolve) => {
    child.once('error', (error) => log.end(`${error.message}\n`, () => resolve(null)));
    child.once('close', (code) => log.end(() => resolve(code)));
  });
  const ended = new Promise<number | null>((resolve) => {
    void closed.then((code) => !isStopping && resolve(code));
  });
  const part = { name, logFile, process: child, ended, closed };
  running.add(part);
  void closed.then(() => running.delete(part));
  return part;
}
