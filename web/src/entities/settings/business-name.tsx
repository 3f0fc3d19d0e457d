import { useSettings } from '~/lib/settings/settings';

/** The name of the business within a text. */
export const BusinessName = () => useSettings().name;
