import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetConsent, mayStore } from '../../../stores/consent.ts'
import { serveMock } from '../../../test/mock-server.ts'
import { forgetVisit, openSite } from '../../../test/open-site.tsx'

const title = 'What may this browser keep?'

beforeEach(() => {
  forgetVisit()
  forgetConsent()
})
afterEach(() => vi.unstubAllGlobals())

async function open() {
  serveMock()
  await openSite('/cancel-payment')
  await screen.findByRole('button', { name: 'Chat with Noor' })
  expect(screen.queryByRole('region', { name: title })).toBeNull()
  fireEvent.pointerMove(window)
  return {
    user: userEvent.setup(),
    notice: within(await screen.findByRole('region', { name: title })),
  }
}

describe('the question of what may be stored', () => {
  it('is a no until it is answered, and a refusal is not asked again', async () => {
    const { user, notice } = await open()
    expect(mayStore('convenience')).toBe(false)
    await user.click(notice.getByRole('button', { name: 'Only what is needed' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull())
    expect(mayStore('convenience')).toBe(false)
    expect(localStorage.getItem('storageConsent')).toBe('none')
  })

  it('keeps a yes, and can be changed at the foot of each page', async () => {
    const { user, notice } = await open()
    await user.click(notice.getByRole('button', { name: 'Allow all' }))
    expect(mayStore('convenience')).toBe(true)
    expect(localStorage.getItem('storageConsent')).toBe('convenience')
    await user.click(await screen.findByRole('button', { name: 'Storage settings' }))
    const again = within(await screen.findByRole('region', { name: title }))
    await user.click(again.getByRole('button', { name: 'Choose' }))
    const box = again.getByRole<HTMLInputElement>('checkbox', { name: 'Convenience' })
    expect(box.checked).toBe(true)
    await user.click(box)
    await user.click(again.getByRole('button', { name: 'Save choice' }))
    expect(mayStore('convenience')).toBe(false)
  })
})
