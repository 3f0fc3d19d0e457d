/** Attribute of bars at the lower edge of the screen: what else stands there makes room for them. */
export const bottomBarAttribute = 'data-bottom-bar';
