/** How each kind of body may be sent, the usual way first. */
export const contentTypes = {
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'],
  image: ['multipart/form-data'],
} as const;
