import { expect, test } from 'vitest';
import { legalBlocks } from './legal-blocks';

const heading = (text: string) => ({ kind: 'heading', text });
const paragraph = (text: string) => ({ kind: 'paragraph', text });

test.each([
  ['nothing', '  \n\n ', []],
  ['one line', 'One.', [paragraph('One.')]],
  ['two lines', 'One,\ntwo.', [paragraph('One,\ntwo.')]],
  ['an empty line', 'One.\n \nTwo.', [paragraph('One.'), paragraph('Two.')]],
  ['Windows line ends', 'One.\r\n\r\nTwo.', [paragraph('One.'), paragraph('Two.')]],
  ['a heading', '#  Rights \n\nYours.', [heading('Rights'), paragraph('Yours.')]],
  ['a heading without an empty line', '# Rights\nYours.', [paragraph('# Rights\nYours.')]],
  ['a hash within a line', 'We are #1', [paragraph('We are #1')]],
])('%s', (_case, text, blocks) => {
  expect(legalBlocks(text)).toEqual(blocks);
});
