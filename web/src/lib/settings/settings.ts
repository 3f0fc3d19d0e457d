import { defaultSettings } from '@carwash/domain/settings/default-settings';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { vehicleDetails } from '@carwash/domain/vehicles/vehicle-details';
import { createContext, use } from 'react';
import { createStore } from '../store';

/** Names of vehicle details, which the build has validated. */
const askedByDefault = import.meta.env.VITE_ASKED_VEHICLE_DETAILS.split(' ');

/** Settings of a business that has not set anything. */
export const unsetSettings: PublicSettings = {
  ...defaultSettings,
  askedVehicleDetails: vehicleDetails.filter((detail) => askedByDefault.includes(detail)),
};

/** Settings with which a page begins: those of its HTML, where the server has rendered it. */
export const FirstSettings = createContext(unsetSettings);

/** Settings that this tab has loaded since. */
const loaded = createStore<PublicSettings | null>(null);

/** Shows these settings from now on. One that they lack, because they are older, has its default. */
export const showSettings = (settings: PublicSettings): void =>
  loaded.set({ ...unsetSettings, ...settings });

/** Returns the current settings and follows their changes. */
export function useSettings(): PublicSettings {
  const first = use(FirstSettings);
  return loaded.useValue() ?? first;
}
