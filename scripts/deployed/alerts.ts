import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'alerts');

/** An alert policy, in the form that gcloud takes from a file. */
export interface AlertPolicy {
  displayName: string;
  conditions: {
    conditionThreshold?: { filter: string };
    conditionMatchedLog?: { filter: string };
  }[];
}

/** Returns the alert policies that a project needs, with their files. */
export const readAlerts = (): { file: string; policy: AlertPolicy }[] =>
  readdirSync(folder)
    .toSorted()
    .map((name) => ({
      file: `scripts/deployed/alerts/${name}`,
      policy: JSON.parse(readFileSync(join(folder, name), 'utf8')),
    }));

/** The lines of the log that the metric of the alert about silence counts. */
export const heartbeatFilter =
  'resource.type="cloud_run_revision" AND jsonPayload.message="heartbeat"';
