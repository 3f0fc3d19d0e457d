declare module 'firebase-tools/lib/deploy/functions/prepareFunctionsUpload.js' {
  /** Zips the functions. @returns where the archive is */
  export function prepareFunctionsUpload(
    sourceDir: string,
    config: { source: string; ignore: string[] },
  ): Promise<{ pathToSource: string }>;
}
