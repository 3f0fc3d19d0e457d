/** Id of the settings document that everybody may read. */
export const publicSettingsId = 'public';

/** Id of the settings document that the desk reads and only admins change. */
export const privateSettingsId = 'private';

/** Id of the document with the texts of the legal pages and the retention times. Apart from the settings, which every page loads. */
export const legalSettingsId = 'legal';
