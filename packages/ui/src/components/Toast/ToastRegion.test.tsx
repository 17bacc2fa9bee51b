import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { createToastStore } from '../../stores/toast-store.ts'
import { ToastRegion } from './ToastRegion.tsx'

it('tells new toasts politely, and closes them by their button', () => {
  const store = createToastStore()
  show(<ToastRegion store={store} label="Messages" closeLabel="Close" />)
  const region = screen.getByRole('region', { name: 'Messages' })
  expect(region.getAttribute('aria-live')).toBe('polite')
  act(() => {
    store.show({ text: 'Saved', tone: 'success' })
  })
  expect(region.textContent).toContain('Saved')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(store.snapshot()[0]?.leaving).toBe(true)
})
