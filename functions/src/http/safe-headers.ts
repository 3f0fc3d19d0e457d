/**
 * Headers of every answer of the API. They are Hosting's own (`firebase.json`), which the address of the function
 * itself lacks; `scripts/checks/safe-headers.test.ts` compares them.
 */
export const safeHeaders = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000',
  'referrer-policy': 'strict-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};
