import type { TestSlot } from '../../../support/reads/slots.ts';
import type { Harness } from '../harness/harness.ts';

/** Lets the bay of a slot do another service, too. */
export async function allowInBay(
  { context }: Harness,
  slot: TestSlot,
  serviceId: string,
): Promise<void> {
  const day = context.db.days.doc(slot.date);
  const bays = ((await day.get()).data()?.bays ?? []).map((bay) =>
    bay.services?.includes(slot.serviceId)
      ? { ...bay, services: [...bay.services, serviceId] }
      : bay,
  );
  await day.update({ bays });
}
