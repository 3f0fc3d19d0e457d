/**
 * CSS variable of the page: the height that a bar at the lower edge of the screen takes, for what else stands
 * there. Not set without a bar.
 */
export const bottomBarHeight = '--bottom-bar-height';
