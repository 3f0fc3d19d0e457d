/** Width to height in which pictures are shown. Those of the site are 640 x 400; others are cut at their edges. */
export const pictureRatio = '640 / 400';
