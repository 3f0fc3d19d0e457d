/** A label and what is told under it, in one or more lines: 'Vehicle', 'Car, DHAKA METRO-GA 11-2233' */
export type Fact = readonly [label: string, value: string];

export interface TextLink {
  label: string;
  /** Absolute. */
  url: string;
}

/** The receipt of a payment. */
export interface ReceiptText {
  /** The id of the payment. */
  _id: string;
  /** The names of what was sold, with their prices. */
  lines: readonly Fact[];
  total: Fact;
  /** How the money has come. */
  received: string;
  facts: readonly Fact[];
}

/** The words of a message, before they are laid out as a mail, a notification or a text message. */
export interface MessageText {
  subject: string;
  title: string;
  /** The message in one or two short sentences: all that a notification shows besides its title. */
  brief: string;
  paragraphs: readonly string[];
  /** Shown in large type, because people read it out; null: none. */
  code: string | null;
  facts: readonly Fact[];
  /** Sentences after the facts: terms, and what else may be done. */
  afterwards: readonly string[];
  receipts: readonly ReceiptText[];
  /** The one thing that the reader is led to; null: nothing. */
  button: TextLink | null;
  links: readonly TextLink[];
  /** Tells the reader why they get it. */
  why: string;
}

/** A message that only says something. */
export const plainText = (text: Pick<MessageText, 'title' | 'brief' | 'why'>): MessageText => ({
  subject: text.title,
  paragraphs: [],
  code: null,
  facts: [],
  afterwards: [],
  receipts: [],
  button: null,
  links: [],
  ...text,
});

/** Returns the texts that there are. */
export const present = (...texts: readonly (string | null | undefined | false)[]): string[] =>
  texts.filter((text) => typeof text === 'string' && text !== '') as string[];

/** Returns the facts that have a value. */
export const known = (facts: readonly (readonly [string, string | null | undefined])[]): Fact[] =>
  facts.filter((fact): fact is Fact => Boolean(fact[1]));
