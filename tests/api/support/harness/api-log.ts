import { vi } from 'vitest';

/** One request, as its line in the log describes it. */
interface RequestLine {
  severity: string;
  message: string;
  requestId: string;
  method: string;
  path: string;
  status: number;
  durationMs: number;
}

export interface Log {
  /** All lines that were written. */
  lines: string[];
  /** Returns the lines of requests, in the order in which they ended. */
  requests(): RequestLine[];
  /** Returns the lines of failures. */
  errors(): { requestId?: string; message: string; cause: string }[];
  close(): void;
}

/** Collects the API's log lines instead of showing them. */
export function openLog(): Log {
  const lines: string[] = [];
  const keep = (...parts: unknown[]) => {
    lines.push(parts.map(String).join(' '));
  };
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation(keep),
  );
  const parsed = () => lines.map((line) => JSON.parse(line));
  return {
    lines,
    requests: () => parsed().filter(({ message }) => message.startsWith('request')),
    errors: () => parsed().filter(({ severity }) => severity === 'ERROR'),
    close() {
      for (const spy of spies) spy.mockRestore();
    },
  };
}
