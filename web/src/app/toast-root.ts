import { useEffect, useState } from 'react';

/**
 * An element for toasts at the end of the page. A dialog hides everything beside it from screen readers, with
 * `aria-hidden` at each child of the body. What becomes of what somebody does in a dialog is told by toasts, so this one is shown
 * to them again whenever that happens.
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
