import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import { type Page, renderPage } from './pages/render-page.ts';

/**
 * Sends a page that loads nothing and runs only what carries its nonce. Forms may go to any web
 * address: the return form goes to the merchant, and the browser holds the merchant's redirects
 * against the same rule.
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
