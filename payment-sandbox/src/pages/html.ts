/** Text that needs no escaping. Only `html` and `trusted` create it. */
export class SafeHtml {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | SafeHtml | readonly SafeHtml[];

/** Builds HTML from a template. Every inserted string is escaped. */
export function html(template: TemplateStringsArray, ...parts: Part[]): SafeHtml {
  const text = template.reduce((built, literal, index) => {
    const part = parts[index - 1];
    return built + (part === undefined ? '' : render(part)) + literal;
  });
  return new SafeHtml(text);
}

/** Marks our own markup, style or script as safe: it is not escaped. */
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
