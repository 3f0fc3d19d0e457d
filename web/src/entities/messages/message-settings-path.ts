import { paths } from '~/lib/address/paths';

/** Query parameter of the settings page that opens the settings of messages. */
export const messageSettingsParameter = 'messages';

/** Path of the settings of messages. In a module of its own, because every page loads the other paths. */
export const messageSettingsPath = `${paths.settings}?${messageSettingsParameter}`;
