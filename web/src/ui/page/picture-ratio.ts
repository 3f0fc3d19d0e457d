/** Width to height of shown pictures. The site's own are 640 x 400; others are cut at their edges. */
export const pictureRatio = '640 / 400';
