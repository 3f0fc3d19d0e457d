/** Text that is safe to stand in a page as it is. Only `html` and `trusted` make it. */
export class SafeHtml {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | SafeHtml | readonly SafeHtml[];

/** Builds markup from a template; every plain string put into it is escaped. */
export function html(template: TemplateStringsArray, ...parts: Part[]): SafeHtml {
  const text = template.reduce((built, literal, index) => {
    const part = parts[index - 1];
    return built + (part === undefined ? '' : render(part)) + literal;
  });
  return new SafeHtml(text);
}

/** Markup, style or script of our own making, to be left as it is. */
export function trusted(text: string): SafeHtml {
  return new SafeHtml(text);
}

function render(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part);
  return part instanceof SafeHtml ? part.text : part.map((each) => each.text).join('');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
