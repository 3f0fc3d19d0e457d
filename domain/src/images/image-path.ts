const pathPattern = /^\/api\/images\/([0-9a-f]{64})$/;

/** Returns the path of an uploaded picture. */
export const imagePath = (sha256: string): string => `/api/images/${sha256}`;

/** Returns the id of an uploaded picture by its path; undefined for any other path. */
export const imageIdOf = (path: string): string | undefined => pathPattern.exec(path)?.[1];
