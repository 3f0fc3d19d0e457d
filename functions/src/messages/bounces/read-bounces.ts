import type { Bounce } from './bounce.ts';
import { bouncesOfReport } from './bounces-of-report.ts';
import { bouncesOfServices } from './bounces-of-services.ts';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the bounces of a report: the call of a mail service, or the raw mail of a mail server (RFC 3464). Delays and
 * everything else that may still be delivered are left out.
 */
export async function readBounces(report: string): Promise<Bounce[]> {
  const json = parsed(report);
  return json === undefined ? bouncesOfReport(report) : bouncesOfServices(json);
}
