import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard in a part of the page whose insides change: when what had the focus is gone, the
 * part itself takes it. Spread `handlers` on the element of `area`, which needs a tabIndex.
 */
export function useFocusKept() {
  const area = useRef<HTMLElement>(null);
  const isHere = useRef(false);

  /** Takes the keyboard here, unless it is here. */
  const enter = () => {
    if (!area.current?.contains(document.activeElement)) {
      area.current?.focus({ preventScroll: true });
    }
  };
  useEffect(() => {
    if (isHere.current && document.activeElement === document.body) enter();
  });

  return {
    area,
    enter,
    handlers: {
      onFocus() {
        isHere.current = true;
      },
      onBlur({ target, currentTarget, relatedTarget }: FocusEvent) {
        // A button that is disabled while its work is under way loses the focus without being left.
        if (!target.matches(':disabled')) isHere.current = currentTarget.contains(relatedTarget);
      },
    },
  };
}
