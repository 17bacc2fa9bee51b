/** What every dialog of the account takes. */
export interface AccountDialogProps {
  open: boolean
}
