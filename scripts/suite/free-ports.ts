import { connect } from 'node:net';
import { CannotContinue } from '../setup/step.mjs';
import { type PortOwner, portOwner } from './port-owner.ts';
import type { SuiteSettings } from './settings.ts';

/**
 * Checks that the suite's ports are free.
 * @throws CannotContinue with the first port that is in use, the process that uses it, and advice
 */
export async function requireFreePorts(settings: SuiteSettings): Promise<void> {
  for (const [part, port] of Object.entries(settings.ports)) {
    if (!(await isTaken(port))) continue;
    throw new CannotContinue(busyPortMessage(settings, part, port, portOwner(port)));
  }
}

export function busyPortMessage(
  settings: SuiteSettings,
  part: string,
  port: number,
  owner: PortOwner | undefined,
): string {
  if (owner === undefined) {
    return `Port ${port} (${part}) is taken by another program: stop that one, then try again.`;
  }
  const { pid, command } = owner;
  return `Port ${port} (${part}) is taken by process ${pid} (${shorten(command)}). ${advice(settings, owner)}`;
}

function advice({ name, baseUrl }: SuiteSettings, { pid, command }: PortOwner): string {
  const ours = [`firebase.${name}.json`, `scripts/${name}.ts`, 'scripts/dev.ts'];
  const isThisSuite = ours.some((part) => command.includes(part));
  if (!isThisSuite) return `Stop it (kill ${pid}), then try again.`;
  return name === 'start'
    ? `The suite is already running: open ${baseUrl}, or stop it with Ctrl-C in its terminal.`
    : 'The tests are already running: wait for them, or stop them with Ctrl-C.';
}

/** Returns the command without the program's folder, at most 80 characters. */
function shorten(command: string): string {
  const withoutFolder = command.replace(/^\S*\//, '');
  return withoutFolder.length > 80 ? `${withoutFolder.slice(0, 77)}...` : withoutFolder;
}

/** Tells whether a port is in use. Tries both addresses of `localhost`, because a browser may use either. */
export async function isTaken(port: number): Promise<boolean> {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => accepts(host, port)));
  return answers.includes(true);
}

function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const answer = (accepted: boolean) => {
      socket.destroy();
      resolve(accepted);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
}
