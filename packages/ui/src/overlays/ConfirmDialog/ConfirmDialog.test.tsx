import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

const texts = { title: 'Remove?', confirmLabel: 'Remove', cancelLabel: 'Keep', busyLabel: 'Wait' }

async function opened(props: Partial<ConfirmDialogProps>) {
  const onCancel = vi.fn()
  show(<ConfirmDialog open {...texts} onConfirm={() => {}} onCancel={onCancel} {...props} />)
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove?' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return onCancel
}

it('puts the first focus on the way out where there is danger', async () => {
  await opened({ tone: 'danger' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep'))
})

it('answers no by Escape', async () => {
  const onCancel = await opened({})
  await userEvent.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledTimes(1)
})

it('is static while the promise is pending, and free after', async () => {
  let settle = () => {}
  const onConfirm = vi.fn(() => new Promise<void>((_, reject) => (settle = () => reject())))
  const onCancel = await opened({ onConfirm })
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  const busy = screen.getByRole('button', { name: 'Wait' })
  await userEvent.click(busy)
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
  expect(onCancel).not.toHaveBeenCalled()
  await act(async () => settle())
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
  expect(onCancel).toHaveBeenCalledTimes(1)
})
