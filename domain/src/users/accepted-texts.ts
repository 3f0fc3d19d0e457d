import { type InferType, object, string } from 'yup';
import { instant } from '../schema/fields.ts';

/** Which legal texts somebody accepted by signing up or booking, and when. */
const acceptedTextsSchema = object({
  termsVersion: string().required().meta({
    note: 'A hash of the terms and the privacy notice as they were in force on the server when the call was carried out, with all that the settings say in them. A page that was opened before a change may have shown older ones.',
  }),
  acceptedAt: instant().required(),
});

export type AcceptedTexts = InferType<typeof acceptedTextsSchema>;

/** Returns the field; absent where nobody accepted anything, and for what is older than the field. */
export const acceptedTexts = () => acceptedTextsSchema.optional().default(undefined);
