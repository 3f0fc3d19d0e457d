/** The content types that each kind of body accepts, the most common first. */
export const contentTypes = {
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'],
  image: ['multipart/form-data'],
  text: ['message/rfc822', 'text/plain', 'application/json'],
} as const;
