import { expect, screen, waitFor } from 'storybook/test'

/**
 * The dialog that is open, once the focus is in it: it goes there a frame after the dialog is
 * drawn, and would take what is typed before to another field.
 */
export async function openDialog(role: 'dialog' | 'alertdialog' = 'dialog'): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role)
  await waitFor(() => expect(dialog).toContainElement(focused()))
  return dialog
}

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}
