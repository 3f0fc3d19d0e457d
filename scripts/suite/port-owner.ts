import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export interface PortOwner {
  pid: number;
  /** The command line, as far as it can be read. */
  command: string;
}

/** Who listens on a TCP port; undefined when it cannot be told, as for another user's process. */
export function portOwner(port: number): PortOwner | undefined {
  return process.platform === 'linux' ? ownerFromProc(port) : ownerFromLsof(port);
}

/** The socket inodes that listen on a port, from the text of `/proc/net/tcp` or `tcp6`. */
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

/** The first process in the output of `lsof -Fpc`, which puts one field on a line. */
export function parseLsof(output: string): PortOwner | undefined {
  const pid = /^p(\d+)$/m.exec(output)?.[1];
  const command = /^c(.+)$/m.exec(output)?.[1];
  return pid === undefined ? undefined : { pid: Number(pid), command: command ?? '' };
}

function ownerFromProc(port: number): PortOwner | undefined {
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].map((path) => read(path));
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

function openFiles(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`));
  } catch {
    // Another user's process, or one that has just ended.
    return [];
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function ownerFromLsof(port: number): PortOwner | undefined {
  try {
    const args = ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'];
    return parseLsof(execFileSync('lsof', args, { encoding: 'utf8' }));
  } catch {
    return undefined;
  }
}
