import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a part of the page whose content changes: when the focused element is removed, the part
 * itself takes the focus. `handlers` belong on the element of `area`, which needs a tabIndex.
 * @param heir element that takes the focus in place of the part, while it is rendered
 */
export function useRestoreFocus<Part extends HTMLElement = HTMLElement>(
  heir?: RefObject<HTMLElement | null>,
) {
  const area = useRef<Part>(null);
  const isHere = useRef(false);

  /** Moves the focus into the part, unless it is there already. */
  const enter = () => {
    if (area.current?.contains(document.activeElement)) return;
    (heir?.current ?? area.current)?.focus({ preventScroll: true });
  };
  useEffect(() => {
    const part = area.current;
    if (!part) return;
    const observer = new MutationObserver(() => {
      if (!isHere.current || document.activeElement !== document.body) return;
      (heir?.current ?? part).focus({ preventScroll: true });
    });
    observer.observe(part, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => observer.disconnect();
  }, [heir]);

  return {
    area,
    enter,
    handlers: {
      onFocus() {
        isHere.current = true;
      },
      onBlur({ nativeEvent: { target } }: FocusEvent) {
        // A button that is disabled while its work runs loses the focus without a blur by the user. The
        // native event's target is used, because MUI's Select replaces React's `target` by its value.
        const isDisabled = target instanceof Element && target.matches(':disabled');
        // False until `onFocus`, also on the way within the part: no element has the focus meanwhile, and a
        // change of the part at that moment must not take it.
        if (!isDisabled) isHere.current = false;
      },
    },
  };
}
