import { DrawerButton } from './drawer-button.tsx';

const loadDrawer = () => import('./mobile-drawer.tsx');

/** The navigation of the public pages on narrow screens. */
export const MobileMenu = () => <DrawerButton edge="end" load={loadDrawer} />;
