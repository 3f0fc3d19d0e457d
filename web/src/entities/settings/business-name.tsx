import { useSettings } from '~/lib/settings/settings';

export const BusinessName = () => useSettings().name;
