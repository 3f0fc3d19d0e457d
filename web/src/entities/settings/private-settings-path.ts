import { paths } from '~/lib/address/paths';

/** Query parameter of the settings: what the business keeps for itself. */
export const privateSettingsParameter = 'private';

/** Leads to it. Apart from the other paths, which every page loads. */
export const privateSettingsPath = `${paths.settings}?${privateSettingsParameter}`;
