/**
 * Puts the list of an Autocomplete into the dialog around it, because screen readers read nothing outside of a
 * modal. Its position is fixed, so that the dialog does not cut it off.
 */
export const listInDialog = {
  disablePortal: true,
  slotProps: { popper: { popperOptions: { strategy: 'fixed' } } },
} as const;
