export const settingsCollections = {
  settings: 'settings',
} as const;

/** Id of the document that everybody may read. */
export const publicSettingsId = 'public';

/** Id of the document that admins may read. */
export const privateSettingsId = 'private';
