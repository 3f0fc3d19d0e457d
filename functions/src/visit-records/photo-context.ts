import type { Context, Settings } from '../context.ts';

/** The dependencies of the calls about photos, which a function of its own serves. */
export interface PhotoContext extends Pick<Context, 'db' | 'now'> {
  settings: Pick<Settings, 'askedVehicleDetails' | 'businessTimeZone'>;
}
