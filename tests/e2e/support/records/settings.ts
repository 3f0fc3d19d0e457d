import { publicSettingsId } from '@carwash/domain/settings/settings-ids';
import { db } from '../server/emulators.ts';

const document = db.settings.doc(publicSettingsId);

/**
 * A business that has set nothing, whose services do not follow its hours: what a test sets changes no other slots.
 * The document stays, because a page may miss that a document is created
 * (see docs/decisions/local-suite-and-emulators.md).
 * @returns what puts back how it was
 */
export async function withoutSettings(): Promise<() => Promise<void>> {
  const settings = (await document.get()).data();
  const services = (await db.services.get()).docs.filter((service) => service.data().startsEvery);
  await document.set({ _id: publicSettingsId });
  for (const { ref } of services) await ref.update({ startsEvery: null });
  return async () => {
    for (const service of services) {
      await service.ref.update({ startsEvery: service.data().startsEvery });
    }
    if (settings) await document.set(settings);
    else await document.delete();
  };
}
