import { vehicleDetails } from '@carwash/domain/services/vehicle-details';
import { defaultSettings } from '@carwash/domain/settings/default-settings';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { useLayoutEffect, useState } from 'react';

/** The build has checked them. */
const askedByDefault = import.meta.env.VITE_ASKED_VEHICLE_DETAILS.split(' ');

/** What a business has that has set nothing. */
export const unsetSettings: PublicSettings = {
  ...defaultSettings,
  askedVehicleDetails: vehicleDetails.filter((detail) => askedByDefault.includes(detail)),
};

let current = unsetSettings;
const readers = new Set<() => void>();

/** The settings of the business as they are known: what the page's HTML holds, or the server has answered. */
export const currentSettings = (): PublicSettings => current;

/** Shows these settings from now on. What a page that was kept does not know yet has its default. */
export function showSettings(settings: PublicSettings): void {
  current = { ...unsetSettings, ...settings };
  for (const tell of readers) tell();
}

function subscribe(tell: () => void): () => void {
  readers.add(tell);
  return () => void readers.delete(tell);
}

/**
 * The same, followed. Not as an external store: when the server answers while React renders a page in small
 * steps, it would render all of it again in one.
 */
export function useSettings(): PublicSettings {
  const [settings, setSettings] = useState(currentSettings);
  useLayoutEffect(() => {
    const follow = () => setSettings(currentSettings());
    follow();
    return subscribe(follow);
  }, []);
  return settings;
}
