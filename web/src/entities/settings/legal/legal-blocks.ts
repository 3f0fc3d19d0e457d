/** A heading or a paragraph of a legal text. */
interface LegalBlock {
  kind: 'heading' | 'paragraph';
  text: string;
}

const headingMark = '# ';

/** Divides a text at its empty lines. A part of one line that begins with '# ' is a heading. */
export const legalBlocks = (text: string): LegalBlock[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) =>
      part.startsWith(headingMark) && !part.includes('\n')
        ? { kind: 'heading', text: part.slice(headingMark.length).trim() }
        : { kind: 'paragraph', text: part },
    );
