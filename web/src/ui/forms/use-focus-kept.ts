import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard in a part of the page whose insides change, whoever changes them: when what had
 * the focus is gone, the part itself takes it. Spread `handlers` on the element of `area`, which needs
 * a tabIndex.
 * @param heir what takes the focus in place of the part, while it is there
 */
export function useFocusKept<Part extends HTMLElement = HTMLElement>(
  heir?: RefObject<HTMLElement | null>,
) {
  const area = useRef<Part>(null);
  const isHere = useRef(false);

  /** Takes the keyboard here, unless it is here. */
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
      onBlur({ nativeEvent: { target }, currentTarget, relatedTarget }: FocusEvent) {
        // A button that is disabled while its work is under way loses the focus without being left.
        // MUI's Select puts its value in the place of React's own `target`, so the native one is asked.
        const isDisabled = target instanceof Element && target.matches(':disabled');
        if (!isDisabled) isHere.current = currentTarget.contains(relatedTarget);
      },
    },
  };
}
