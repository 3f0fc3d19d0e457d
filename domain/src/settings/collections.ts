export const settingsCollections = {
  settings: 'settings',
} as const;

/** Id of the document that everybody may read. */
export const publicSettingsId = 'public';
