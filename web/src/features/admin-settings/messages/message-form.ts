import { updateMessageSettingsSchema } from '@carwash/domain/messages/endpoints';
import {
  type BookingMessageKind,
  bookingMessageKinds,
  type MessageKind,
} from '@carwash/domain/messages/kinds';
import {
  type MessageSettings,
  maxOwnLineLength,
  messageSettingsSchema,
} from '@carwash/domain/messages/message-settings';
import { text } from '@carwash/domain/schema/fields';
import { array, boolean, object, string } from 'yup';
import type { Changes } from '~/lib/forms/form-draft';
import { createFormModel, type FieldDeclaration, type FormValues } from '~/lib/forms/form-model';
import { type TypedNumber, typedNumber } from '~/lib/forms/typed-number';

/** Kinds in the order of their fields. */
export const kindsInForm = Object.keys(bookingMessageKinds) as BookingMessageKind[];

type OwnLine = MessageSettings['ownLines'][number];

/** Returns a line for every kind; empty where the business adds none. */
const linesInForm = (ownLines: readonly OwnLine[]): OwnLine[] =>
  kindsInForm.map((kind) => ({
    kind,
    line: ownLines.find((own) => own.kind === kind)?.line ?? '',
  }));

const field = <Value>(declared: FieldDeclaration<MessageSettings, Value>) => declared;

const kindSchema = () => string().oneOf(kindsInForm).defined();

const fields = {
  isStopped: field<boolean>({
    label: 'stop of all sending',
    from: ({ isStopped }) => isStopped,
    draft: boolean(),
  }),
  offKinds: field<BookingMessageKind[]>({
    label: 'switched-off kinds',
    isList: true,
    from: ({ offKinds }) => offKinds,
    draft: array().of(kindSchema()),
    comparable: (typed) => typed.toSorted(),
  }),
  ownLines: field<OwnLine[]>({
    label: 'own lines',
    isList: true,
    from: ({ ownLines }) => linesInForm(ownLines),
    draft: array().of(object({ kind: kindSchema(), line: string().defined() })),
  }),
  quietFrom: field<string>({
    label: 'start of the quiet hours',
    from: ({ quietFrom }) => quietFrom,
    draft: string(),
  }),
  quietUntil: field<string>({
    label: 'end of the quiet hours',
    from: ({ quietUntil }) => quietUntil,
    draft: string(),
  }),
  staffEmail: field<string>({
    label: 'email for the business',
    from: ({ staffEmail }) => staffEmail,
    draft: string(),
  }),
  isTextOn: field<boolean>({
    label: 'switch of text messages',
    from: ({ isTextOn }) => isTextOn,
    draft: boolean(),
  }),
  textPrice: field<TypedNumber>({
    label: 'price of a segment',
    from: ({ textPrice }) => textPrice ?? '',
    draft: typedNumber(),
    toRequest: (typed) => (typed === '' ? null : typed),
  }),
  textBudget: field<TypedNumber>({
    label: 'monthly budget of text messages',
    from: ({ textBudget }) => textBudget ?? '',
    draft: typedNumber(),
    toRequest: (typed) => (typed === '' ? null : typed),
  }),
  textCountries: field<string[]>({
    label: 'countries of text messages',
    isList: true,
    from: ({ textCountries }) => [...textCountries],
    draft: array().of(string().defined()),
    comparable: (typed) => typed.toSorted(),
  }),
};

/** The values of the form. */
export type MessageForm = FormValues<typeof fields>;

/** The settings as the form has them: with a line for each kind, which may be empty. */
const formSchema = messageSettingsSchema.shape({
  ownLines: array()
    .of(
      object({
        kind: kindSchema(),
        line: text(maxOwnLineLength).label('Own line').defined(),
      }),
    )
    .required(),
});

export const messageForm = createFormModel<MessageSettings, MessageForm>(fields, formSchema);

/** Returns the lines that the business has written. */
const written = (ownLines: readonly { kind: MessageKind; line: string }[]) =>
  ownLines.filter(({ line }) => line.trim() !== '');

interface Update {
  ownLines?: OwnLine[];
  seen?: { ownLines?: OwnLine[] };
}

/** Returns the request body: without the empty lines of the form. */
export function messageUpdate(changes: Changes<MessageForm>) {
  const update: Update = messageForm.updateOf(changes);
  const { ownLines, seen } = update;
  return updateMessageSettingsSchema.cast({
    ...update,
    ...(ownLines && { ownLines: written(ownLines) }),
    ...(seen?.ownLines && { seen: { ...seen, ownLines: written(seen.ownLines) } }),
  });
}
