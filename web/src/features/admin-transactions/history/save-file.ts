/** How long the browser may take to begin, in milliseconds. */
const beginsWithinMs = 60_000;

/** Puts a file where the browser puts downloads. */
export function saveFile(fileName: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), beginsWithinMs);
}
