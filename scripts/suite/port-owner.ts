import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export interface PortOwner {
  pid: number;
  /** The command line; empty if it cannot be read. */
  command: string;
}

/**
 * Returns the process that listens on a TCP port; undefined if it is unknown, as for another user's process.
 */
export function portOwner(port: number): PortOwner | undefined {
  return process.platform === 'linux' ? ownerFromProc(port) : ownerFromLsof(port);
}

/** Returns the socket inodes that listen on a port, from the text of `/proc/net/tcp` or `tcp6`. */
export function listeningInodes(table: string, port: number): string[] {
  const LISTEN = '0A';
  return table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => {
      const localPort = Number.parseInt(local?.split(':').at(-1) ?? '', 16);
      return state === LISTEN && localPort === port;
    })
    .flatMap((columns) => columns[9] ?? []);
}

/** Returns the first process in the output of `lsof -Fpc`, which has one field per line. */
export function parseLsof(output: string): PortOwner | undefined {
  const pid = /^p(\d+)$/m.exec(output)?.[1];
  const command = /^c(.+)$/m.exec(output)?.[1];
  return pid === undefined ? undefined : { pid: Number(pid), command: command ?? '' };
}

function ownerFromProc(port: number): PortOwner | undefined {
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].map(read);
  const sockets = tables
    .flatMap((table) => listeningInodes(table, port))
    .map((inode) => `socket:[${inode}]`);
  if (sockets.length === 0) return undefined;
  const pid = readdirSync('/proc').find(
    (entry) => /^\d+$/.test(entry) && openFiles(entry).some((file) => sockets.includes(file)),
  );
  if (pid === undefined) return undefined;
  return { pid: Number(pid), command: read(`/proc/${pid}/cmdline`).split('\0').join(' ').trim() };
}

/**
 * Returns the open files of a process; none for another user's process. A file that is closed meanwhile is
 * listed as an empty text.
 */
function openFiles(pid: string): string[] {
  const folder = `/proc/${pid}/fd`;
  return attempt(() => readdirSync(folder), []).map((fd) =>
    attempt(() => readlinkSync(`${folder}/${fd}`), ''),
  );
}

const read = (path: string) => attempt(() => readFileSync(path, 'utf8'), '');

function attempt<T>(look: () => T, otherwise: T): T {
  try {
    return look();
  } catch {
    return otherwise;
  }
}

function ownerFromLsof(port: number): PortOwner | undefined {
  const args = ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'];
  return parseLsof(attempt(() => execFileSync('lsof', args, { encoding: 'utf8' }), ''));
}
