import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { ToastRegion } from '../../feedback/Toast/ToastRegion.tsx'
import { createToastStore } from '../../stores/toast-store.ts'
import { Dialog } from './Dialog.tsx'

async function opened(dismissible: boolean) {
  const onClose = vi.fn()
  show(
    <Dialog open onClose={onClose} title="Log In" closeLabel="Close" dismissible={dismissible}>
      <input aria-label="Email" />
    </Dialog>,
  )
  const dialog = await screen.findByRole('dialog', { name: 'Log In' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return onClose
}

it('asks to be closed by Escape', async () => {
  const onClose = await opened(true)
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('gives the focus back to what opened it, each time, and through another dialog', async () => {
  function Page() {
    const [open, setOpen] = useState<'asks' | 'logs in'>()
    return (
      <>
        <button type="button" onClick={() => setOpen('asks')}>
          Save
        </button>
        <Dialog open={open === 'asks'} onClose={() => setOpen(undefined)} title="Login Required">
          <button type="button" onClick={() => setOpen('logs in')}>
            Login Now
          </button>
        </Dialog>
        <Dialog open={open === 'logs in'} onClose={() => setOpen(undefined)} title="Log In">
          <input aria-label="Email" />
        </Dialog>
      </>
    )
  }
  show(<Page />)
  const save = screen.getByRole('button', { name: 'Save' })
  for (const _time of [1, 2]) {
    save.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Login Now' }))
    const email = await screen.findByLabelText('Email')
    await waitFor(() => expect(document.activeElement).toBe(email))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(save))
  }
})

it('a static one stays at Escape, but closes by its button', async () => {
  const onClose = await opened(false)
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

/** Presses beside the dialog; the page behind takes no presses, which is part of being modal. */
async function pressBackdrop() {
  const backdrop = document.querySelector('.mz-dialog__positioner')
  if (backdrop === null) throw new Error('no backdrop')
  await userEvent.click(backdrop, { pointerEventsCheck: 0 })
}

it('asks to be closed when its backdrop is pressed', async () => {
  const onClose = await opened(true)
  await pressBackdrop()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

it('a static one stays when its backdrop is pressed', async () => {
  const onClose = await opened(false)
  await pressBackdrop()
  expect(onClose).not.toHaveBeenCalled()
})

it('leaves toasts readable, and closing one is no press beside the dialog', async () => {
  const store = createToastStore()
  show(<ToastRegion store={store} label="Messages" closeLabel="Hide message" />)
  const onClose = await opened(true)
  act(() => {
    store.show({ text: 'Saved' })
  })
  const region = screen.getByRole('region', { name: 'Messages' })
  expect(region.closest('[aria-hidden="true"]')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Hide message' }), {
    pointerEventsCheck: 0,
  })
  expect(store.snapshot()[0]?.leaving).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
})
