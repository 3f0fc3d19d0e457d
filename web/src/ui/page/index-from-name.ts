/** Returns a hash of a name: an integer from 0 below `count`, evenly distributed. */
export function indexFromName(name: string, count: number): number {
  let hash = 2166136261;
  for (const character of name.trim().toLocaleLowerCase('en')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return (hash >>> 0) % count;
}
