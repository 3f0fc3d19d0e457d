import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRepository } from '../repository.ts';
import './run-processes.ts';

export interface Launch {
  /** As it is called in messages, e.g. 'Firebase emulators'. */
  name: string;
  /** The arguments for this Node. */
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
  /** Receives everything the process says. */
  logFile: string;
}

export interface Part {
  name: string;
  logFile: string;
  process: ChildProcess;
  /**
   * The exit code, null after a signal; settles when the log is complete and never rejects. It does
   * not settle once we stop everything: nobody is to take that end for a failure, or go on.
   */
  ended: Promise<number | null>;
  /** As `ended`, but always. */
  closed: Promise<number | null>;
}

/** What is running; a part leaves when it ends. */
export const running = new Set<Part>();

let isStopping = false;

/** From here on no part's end means anything. */
export function ignoreEnds(): void {
  isStopping = true;
}

/**
 * Runs a Node program in the background, in a process group of its own: a Ctrl-C in the terminal
 * reaches this program only, which then stops its parts in order.
 */
export function launch({ name, args, cwd = inRepository(), env, logFile }: Launch): Part {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
