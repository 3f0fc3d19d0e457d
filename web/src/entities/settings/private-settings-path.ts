import { paths } from '~/lib/address/paths';

/** Query parameter of the settings page that opens the private settings. */
export const privateSettingsParameter = 'private';

/** Path of the private settings. In a module of its own, because every page loads the other paths. */
export const privateSettingsPath = `${paths.settings}?${privateSettingsParameter}`;
