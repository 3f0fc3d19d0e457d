import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import { type Page, renderPage } from './pages/render-page.ts';

/**
 * Sends a page with a policy that loads nothing and runs only scripts with its nonce. Forms may be sent
 * to any web address: the return form goes to the merchant, and browsers apply the same rule to the
 * merchant's redirects.
 */
export function sendPage(res: Response, page: Page, status = 200): void {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    'img-src data:',
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    'form-action http: https:',
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  res
    .status(status)
    .set('Content-Security-Policy', policy.join('; '))
    .set('Cache-Control', 'no-store')
    .set('X-Content-Type-Options', 'nosniff')
    .type('html')
    .send(renderPage(page, nonce));
}
