import type { Plugin } from 'vite';

const unused = /\/node_modules\/@mui\/material\/styles\/defaultTheme\.mjs$/;

/**
 * Removes the default theme that MUI's components use without a provider. All components of this site have
 * one (`app/providers.tsx`), and creating a second theme takes a phone as long as creating the first.
 */
export function withoutDefaultTheme(): Plugin {
  let isFound = false;
  return {
    name: 'without-default-theme',
    apply: 'build',
    load(id) {
      if (!unused.test(id)) return null;
      isFound = true;
      return 'export default {};';
    },
    generateBundle() {
      if (!isFound) this.error('No module has been the default theme: this looks for nothing.');
    },
  };
}
