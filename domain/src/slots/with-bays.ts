import type { Bay } from '../bays/bay.ts';
import type { Day, Job } from '../bays/day.ts';
import { freeBays } from '../bays/room.ts';
import { partsOfSlotId } from './slot.ts';

/** The first of the bays in which the job disturbs none of the others; undefined without one. */
function bayBeside(job: Job, others: Day['jobs'], { bays, closures }: Day): string | undefined {
  const serviceId = partsOfSlotId(job.slotId)?.serviceId ?? '';
  const free = freeBays({ serviceId, from: job.from, to: job.to }, [
    { bays, closures, jobs: others },
  ]).filter(({ heldUntil }) => heldUntil === null);
  return (free.find(({ bay }) => bay === job.bay) ?? free[0])?.bay;
}

/**
 * The day with other bays. Jobs stay in their bay if it can still do them, else they go to another one. A
 * job for which there is none keeps the place that it was sold with: it is for people to move it.
 * @param settled claim id -> bay, of jobs that reach into the day from the one before
 */
export function withBays(
  day: Day,
  bays: readonly Bay[],
  settled: ReadonlyMap<string, string> = new Map(),
): { day: Day; displaced: string[] } {
  const changed: Day = { ...day, bays: [...bays] };
  const byStart = Object.entries(day.jobs).sort(
    ([, one], [, other]) => one.from.getTime() - other.from.getTime(),
  );
  const booked = byStart.filter(([, { heldUntil }]) => heldUntil === null);
  const held = byStart.filter(([, { heldUntil }]) => heldUntil !== null);
  const placed: Record<string, Job> = {};
  const displaced: string[] = [];
  const bayFor = ([claimId, job]: [string, Job]) =>
    settled.get(claimId) ?? bayBeside(job, placed, changed);
  // Those that can stay choose first, and who has paid before who has not.
  for (const entry of booked) {
    const [claimId, job] = entry;
    const bay = bayFor(entry);
    if (settled.has(claimId) || bay === job.bay) placed[claimId] = { ...job, bay: bay ?? job.bay };
  }
  for (const entry of [...booked, ...held]) {
    const [claimId, job] = entry;
    if (placed[claimId]) continue;
    const bay = bayFor(entry);
    placed[claimId] = { ...job, bay: bay ?? job.bay };
    if (bay === undefined) displaced.push(claimId);
  }
  return { day: { ...changed, jobs: placed }, displaced };
}
