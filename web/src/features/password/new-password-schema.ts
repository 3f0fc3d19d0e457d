import { changePasswordSchema } from '@carwash/domain/users/endpoints';
import { type InferType, ref, string } from 'yup';
import { toastTexts } from '~/lib/toasts';

const confirmPassword = string()
  .required('Please repeat the new password.')
  .oneOf([ref('newPassword')], toastTexts.passwordsDiffer);

/** A new password, typed twice. */
export const newPasswordSchema = changePasswordSchema
  .pick(['newPassword'])
  .shape({ confirmPassword });

export type NewPassword = InferType<typeof newPasswordSchema>;

export const emptyNewPassword: NewPassword = { newPassword: '', confirmPassword: '' };

/** A new password, typed twice, together with the current one. */
export const passwordChangeSchema = changePasswordSchema.shape({ confirmPassword });

export type PasswordChange = InferType<typeof passwordChangeSchema>;
