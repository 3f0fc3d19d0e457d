import { useEffect, useState } from 'react';

/**
 * Returns an element for toasts at the end of the page. A dialog hides its siblings from screen readers by
 * setting `aria-hidden` on each child of the body. Toasts report the results of actions in dialogs, so this
 * element removes the attribute again each time.
 */
export function useToastRoot(): HTMLElement {
  const [root] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.append(root);
    const observer = new MutationObserver(() => root.removeAttribute('aria-hidden'));
    observer.observe(root, { attributeFilter: ['aria-hidden'] });
    return () => {
      observer.disconnect();
      root.remove();
    };
  }, [root]);
  return root;
}
