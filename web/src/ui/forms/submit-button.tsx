import { SaveButton } from './save-button';

interface SubmitButtonProps {
  label: string;
  labelWhileSending: string;
}

export const SubmitButton = ({ label, labelWhileSending }: SubmitButtonProps) => (
  <SaveButton label={label} labelWhileSaving={labelWhileSending} size="large" fullWidth />
);
