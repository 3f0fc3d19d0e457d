import { bottomBarHeight } from '~/lib/show-toast';

/** The vertical extent of something on the screen, in pixels from its top. */
export interface Extent {
  top: number;
  bottom: number;
}

/** Room around toasts, in pixels. */
const marginPx = 14;
const stepPx = 8;

/**
 * Returns the lowest place at which toasts of this height cover none of the controls, in pixels above the
 * lower edge of the screen. If there is no such place, returns one just above the lower edge.
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

const controlsQuery = 'a[href], button, input, textarea, [role=combobox], [role=button]';

/**
 * Returns how far above the lower edge of a phone's screen toasts of this height are placed, in pixels.
 * Toasts are as wide as the screen, so only heights matter.
 * @param ownQuery selector of the toasts themselves, whose buttons don't count
 */
export function placeOnPhone(height: number, ownQuery: string): number {
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const { style } = document.documentElement;
  const barBelow = Number.parseFloat(style.getPropertyValue(bottomBarHeight)) || 0;
  const screen = { top: Math.max(0, bar), bottom: window.innerHeight - barBelow };
  const controls = [...document.querySelectorAll(controlsQuery)]
    .filter((control) => !control.closest(ownQuery))
    .map((control) => control.getBoundingClientRect())
    .filter(({ height, top, bottom }) => height > 0 && bottom > screen.top && top < screen.bottom);
  return barBelow + lowestFreePlace(height, screen, controls);
}
