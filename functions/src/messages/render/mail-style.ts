/*
 * Colours of the site (`web/src/app/theme`). Those of the light scheme stand in the elements, because some
 * clients drop the style sheet. Clients that invert colours by themselves keep the contrast, because no text
 * stands on a middle tone.
 */

const light = {
  page: '#f5f8f7',
  card: '#ffffff',
  text: '#0b2226',
  quiet: '#476065',
  line: '#dbe5e4',
  accent: '#00707a',
  onAccent: '#ffffff',
};

const dark: typeof light = {
  page: '#0a1517',
  card: '#122124',
  text: '#e6f1f1',
  quiet: '#a3b9bb',
  line: '#26393c',
  accent: '#5fd4da',
  onAccent: '#00272b',
};

const font = '-apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica, Arial, sans-serif';

/** Long words and addresses break instead of widening the mail. */
const breaking = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;

export const styles = {
  body: { margin: 0, padding: 0, fontFamily: font },
  page: { padding: '24px 8px', backgroundColor: light.page },
  card: {
    maxWidth: '560px',
    padding: '24px',
    borderRadius: '16px',
    border: `1px solid ${light.line}`,
    backgroundColor: light.card,
    tableLayout: 'fixed',
  },
  business: { margin: '0 0 20px', color: light.accent, fontSize: '15px', fontWeight: 700 },
  title: {
    margin: '0 0 12px',
    color: light.text,
    fontSize: '24px',
    lineHeight: '30px',
    fontWeight: 750,
    ...breaking,
  },
  text: {
    margin: '0 0 12px',
    color: light.text,
    fontSize: '16px',
    lineHeight: '24px',
    ...breaking,
  },
  own: {
    margin: '16px 0',
    padding: '0 0 0 12px',
    borderLeft: `3px solid ${light.accent}`,
    color: light.text,
    fontSize: '16px',
    lineHeight: '24px',
    ...breaking,
  },
  codeBox: {
    margin: '20px 0',
    padding: '12px',
    borderRadius: '12px',
    backgroundColor: light.page,
    textAlign: 'center',
  },
  code: {
    color: light.text,
    fontSize: '28px',
    lineHeight: '36px',
    fontWeight: 750,
    letterSpacing: '2px',
  },
  fact: {
    margin: '0 0 12px',
    color: light.text,
    fontSize: '16px',
    lineHeight: '22px',
    fontWeight: 600,
    ...breaking,
  },
  label: { color: light.quiet, fontSize: '14px', fontWeight: 400 },
  rule: { margin: '20px 0', borderColor: light.line, borderTop: `1px solid ${light.line}` },
  heading: { margin: '0 0 8px', color: light.text, fontSize: '18px', lineHeight: '24px' },
  lines: { width: '100%', borderCollapse: 'collapse', margin: '0 0 12px' },
  line: {
    padding: '4px 12px 4px 0',
    color: light.text,
    fontSize: '16px',
    lineHeight: '22px',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    ...breaking,
  },
  price: {
    padding: '4px 0',
    color: light.text,
    fontSize: '16px',
    lineHeight: '22px',
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  total: { fontWeight: 700, borderTop: `1px solid ${light.line}` },
  quiet: {
    margin: '0 0 12px',
    color: light.quiet,
    fontSize: '14px',
    lineHeight: '20px',
    ...breaking,
  },
  buttonBox: { margin: '24px 0 16px' },
  button: {
    padding: '14px 24px',
    borderRadius: '12px',
    backgroundColor: light.accent,
    color: light.onAccent,
    fontSize: '16px',
    fontWeight: 700,
    textAlign: 'center',
    textDecoration: 'none',
  },
  link: { color: light.accent, textDecoration: 'underline', ...breaking },
  footer: { maxWidth: '560px', padding: '16px 24px 0' },
} as const;

/** Overrides of the dark scheme, for clients that know it. Outlook's are marked by an attribute. */
const darkRules = (prefix: string): string =>
  [
    ['.page', `background-color: ${dark.page}`],
    ['.card', `background-color: ${dark.card}; border-color: ${dark.line}`],
    ['.text', `color: ${dark.text}`],
    ['.quiet', `color: ${dark.quiet}`],
    ['.accent', `color: ${dark.accent}`],
    ['.edge', `border-color: ${dark.line}`],
    ['.own', `border-color: ${dark.accent}`],
    ['.button', `background-color: ${dark.accent}; color: ${dark.onAccent}`],
  ]
    .map(
      ([selector, rule = '']) =>
        `${prefix}${selector} { ${rule.replaceAll(/(;|$)/g, ' !important$1')} }`,
    )
    .join('\n');

/** The style sheet of a mail. It has neither quotes nor angle brackets, because React would escape them. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
.page { background-color: ${light.page}; }
@media (prefers-color-scheme: dark) {
${darkRules('')}
}
${darkRules('[data-ogsc] ')}
`;
