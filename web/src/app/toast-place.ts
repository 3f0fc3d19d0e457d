import { bottomBarAttribute } from '~/ui/page/bottom-bar-attribute';

/** The vertical extent of something on the screen, in pixels from its top. */
export interface Extent {
  top: number;
  bottom: number;
}

/** Room around toasts, in pixels. */
const marginPx = 14;
const stepPx = 8;

/**
 * How far above the lower edge of the screen toasts of this height cover none of the controls, as low as
 * can be, in pixels. Just above the lower edge where there is no such place.
 * @param screen the height between the bar at the top and the lower edge
 */
export function lowestFreePlace(
  height: number,
  screen: Extent,
  controls: readonly Extent[],
): number {
  const lowest = screen.bottom - marginPx - height;
  for (let top = lowest; top >= screen.top; top -= stepPx) {
    const isFree = controls.every((one) => one.bottom <= top || one.top >= top + height);
    if (isFree) return screen.bottom - top - height;
  }
  return marginPx;
}

const bars = `[${bottomBarAttribute}]`;

/** What toasts must not cover. On a phone they are as wide as the screen; else they stand in a corner. */
export const keptClear = {
  phone: `${bars}, a[href], button, input, textarea, [role=combobox], [role=button]`,
  wide: bars,
} as const;

/**
 * How far above the lower edge of the screen toasts of this height are to stand. Only heights matter, as
 * if everything were as wide as the screen.
 * @param keptClearQuery what they must not cover
 * @param ownQuery the toasts themselves, which may have buttons
 */
export function placeOnScreen(height: number, keptClearQuery: string, ownQuery: string): number {
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const screen = { top: Math.max(0, bar), bottom: window.innerHeight };
  const kept = [...document.querySelectorAll(keptClearQuery)]
    .filter((element) => !element.closest(ownQuery))
    .map((element) => element.getBoundingClientRect())
    .filter(({ height, top, bottom }) => height > 0 && bottom > screen.top && top < screen.bottom);
  return lowestFreePlace(height, screen, kept);
}
