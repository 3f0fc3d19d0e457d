import type { Plugin } from 'vite';

const unused = /\/node_modules\/@mui\/material\/styles\/defaultTheme\.mjs$/;

/**
 * Leaves out the theme that components of MUI have without a provider. All of ours have one
 * (`app/providers.tsx`), and making a second theme takes a phone as long as making the first.
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
