import { createHash } from 'node:crypto';

/** Returns the hashes of a page's inline scripts as a Content-Security-Policy lists them. */
function scriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]* (?:type|src)=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/**
 * Checks the policy.
 * @throws Error when the browser would not run an inline script of these pages
 */
export function requireAllowedScripts(pages: string[], hosting: string): void {
  const refused = new Set(pages.flatMap(scriptHashes).filter((hash) => !hosting.includes(hash)));
  if (refused.size === 0) return;
  throw new Error(
    `The Content-Security-Policy of firebase.json lacks ${[...refused].join(' ')}: the browser would not run these inline scripts.`,
  );
}
