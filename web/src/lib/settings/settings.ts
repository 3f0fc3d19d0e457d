import { vehicleDetails } from '@carwash/domain/services/vehicle-details';
import { defaultSettings } from '@carwash/domain/settings/default-settings';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { useLayoutEffect, useState } from 'react';

/** Names of vehicle details, which the build has validated. */
const askedByDefault = import.meta.env.VITE_ASKED_VEHICLE_DETAILS.split(' ');

/** Settings of a business that has not set anything. */
export const unsetSettings: PublicSettings = {
  ...defaultSettings,
  askedVehicleDetails: vehicleDetails.filter((detail) => askedByDefault.includes(detail)),
};

let current = unsetSettings;
const readers = new Set<() => void>();

/** Returns the current settings: those of the page's HTML, or the server's answer. */
export const currentSettings = (): PublicSettings => current;

/** Sets the current settings. A setting that a stored page does not know yet has its default. */
export function showSettings(settings: PublicSettings): void {
  current = { ...unsetSettings, ...settings };
  for (const tell of readers) tell();
}

function subscribe(tell: () => void): () => void {
  readers.add(tell);
  return () => void readers.delete(tell);
}

/**
 * Returns the current settings and follows their changes. Does not use an external store, because an answer
 * that arrives while React renders a page in small steps would make it render the whole page again in one.
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
