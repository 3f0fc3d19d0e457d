import { type ComponentType, createContext } from 'react';

/** A dialog about one record, which closes by itself. */
export interface HostedDialogProps<Subject> {
  /** The record as it was when the dialog was opened. */
  opened: Subject;
  /** Called when the closing animation has ended. */
  onClosed: () => void;
}

/** Opens a dialog about a record. */
export type OpenDialog = <Subject>(
  Dialog: ComponentType<HostedDialogProps<Subject>>,
  opened: Subject,
) => void;

/** Opens a dialog in the surrounding `DialogHost`. */
export const DialogContext = createContext<OpenDialog>(() => {
  throw new Error('There is no DialogHost around');
});
