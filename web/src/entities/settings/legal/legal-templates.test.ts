import { legalTextsSchema } from '@carwash/domain/settings/legal-texts';
import { expect, test } from 'vitest';
import { unsetSettings } from '~/lib/settings/settings';
import { legalBlocks } from './legal-blocks';
import { legalTemplate } from './legal-templates';

const settings = {
  ...unsetSettings,
  name: 'Corner Wash',
  cancellationHours: 12,
  refundDays: 1,
  refundNote: 'Some banks take longer.',
};

test('both templates can be saved as a text of the business', () => {
  const [privacy, terms] = [legalTemplate('privacy', settings), legalTemplate('terms', settings)];
  expect(legalTextsSchema.validateSync({ privacy, terms }, { strict: true })).toEqual({
    privacy,
    terms,
  });
});

test('the terms follow the settings', () => {
  const text = legalTemplate('terms', settings);
  expect(text).toContain('Corner Wash\n');
  expect(text).toContain('free of charge until 12 hours before it starts.');
  expect(text).toContain('within 1 working day. What was paid in cash');
  expect(text).toContain('Some banks take longer.');
  const always = legalTemplate('terms', { ...settings, cancellationHours: 0 });
  expect(always).toContain('free of charge until it starts.');
});

test.each(['privacy', 'terms'] as const)('%s has headings, each with a text', (name) => {
  const blocks = legalBlocks(legalTemplate(name, settings));
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  expect(headings.length).toBeGreaterThan(5);
  expect(blocks.at(0)?.kind).toBe('heading');
  expect(blocks.at(-1)?.kind).toBe('paragraph');
});
