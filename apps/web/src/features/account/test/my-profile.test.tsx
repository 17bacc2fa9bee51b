import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getSession } from '../../../session/session-store.ts'
import { toastStore } from '../../../stores/toasts.ts'
import { type Before, refusal, serveMock } from '../../../test/mock-server.ts'
import { forgetVisit, goTo, logIn, openSite } from '../../../test/open-site.tsx'

const user = userEvent.setup()
const texts = () => toastStore.snapshot().map(({ text }) => text)
const button = (name: string) => screen.getByRole('button', { name })
const first = () => screen.getByLabelText(/^First name/)

beforeEach(forgetVisit)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function openProfile(kind: 'individual' | 'agent', before?: Before) {
  const served = serveMock(before)
  await logIn(kind)
  await openSite('/my-profile')
  await screen.findByLabelText(/^First name/)
  return served
}

const retype = async (field: HTMLElement, text: string) => {
  await user.clear(field)
  await user.type(field, text)
}

describe('the profile', () => {
  it('sends what was changed, once, and shows it everywhere', async () => {
    const sent: unknown[] = []
    const { calls } = await openProfile('individual', async (request) => {
      if (request.method === 'PUT') sent.push(await request.clone().json())
      return undefined
    })
    expect(screen.queryByLabelText(/RERA/)).toBeNull()
    expect(button('Save changes')).toHaveProperty('disabled', true)
    await retype(first(), ' Zubeida ')
    await user.dblClick(button('Save changes'))
    await waitFor(() => expect(texts()).toContain('Your profile has been updated.'))
    expect(sent).toEqual([{ first_name: 'Zubeida' }])
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1)
    expect(getSession().user?.first_name).toBe('Zubeida')
    await waitFor(() => expect(button('Save changes')).toHaveProperty('disabled', true))
    expect(
      within(screen.getByRole('complementary', { name: 'Dashboard menu' })).getByText(/Zubeida/),
    ).toBeTruthy()
  })

  it('puts what the server refuses on its field, and keeps what was typed', async () => {
    const { world } = await openProfile('individual')
    const other = [...world.users.values()].find((each) => each.role === 'agent')
    if (other) world.users.set(other._id, { ...other, user_name: 'Taken.One' })
    const name = screen.getByLabelText('User name')
    await retype(name, 'taken.one')
    await user.click(button('Save changes'))
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText(/Is taken; choose another one/)).toBeTruthy()
    expect(name).toHaveProperty('value', 'taken.one')
  })

  it('refuses what cannot be before it is sent', async () => {
    const { calls } = await openProfile('individual')
    await user.clear(first())
    await retype(screen.getByLabelText('User name'), '.x')
    await user.click(button('Save changes'))
    expect(await screen.findByText('First name is required')).toBeTruthy()
    expect(screen.getByText(/At least 3 letters/)).toBeTruthy()
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([])
  })

  it('keeps what was not saved over a detour and a failure, until it is thrown away', async () => {
    await openProfile('individual', (request) =>
      request.method === 'PUT' ? new Response('', { status: 500 }) : undefined,
    )
    const before = getSession().user?.first_name ?? ''
    await retype(first(), 'Nadia')
    await user.click(button('Save changes'))
    expect(await screen.findByText('Failed to update, please try again later.')).toBeTruthy()
    await goTo('/user-dashboard')
    await goTo('/my-profile')
    await waitFor(() => expect(first()).toHaveProperty('value', 'Nadia'))
    expect(screen.getByText('You have changes that are not saved yet.')).toBeTruthy()
    await user.click(button('Discard them'))
    expect(first()).toHaveProperty('value', before)
    expect(sessionStorage.getItem('profileForm')).toBeNull()
  })

  it('proves an address by a code without sending the profile', async () => {
    const { calls } = await openProfile('individual')
    await retype(first(), 'Zubeida')
    await user.click(button('Change the email'))
    const dialog = within(await screen.findByRole('dialog'))
    const address = dialog.getByRole('textbox')
    await retype(address, 'zubeida@example.com')
    await user.click(dialog.getByRole('button', { name: 'Send the code' }))
    // The field of the address stands there until the code is on its way.
    await user.type(await dialog.findByLabelText('Code'), '123456')
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveProperty('value', 'zubeida@example.com'),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls.filter((call) => call.includes('/user/users/'))).toEqual([])
    expect(first()).toHaveProperty('value', 'Zubeida')
  })

  it('of an agent has firm, registration and services', async () => {
    const sent: unknown[] = []
    await openProfile('agent', async (request) => {
      if (request.method === 'PUT') sent.push(await request.clone().json())
      return undefined
    })
    await retype(screen.getByLabelText(/RERA broker number/), 'BRN-77')
    await user.click(button('Save changes'))
    await waitFor(() => expect(sent).toEqual([{ rera_number: 'BRN-77' }]))
    expect(screen.getByRole('link', { name: 'See your public page' })).toBeTruthy()
  })

  it('says that it could not be loaded, and tries again', async () => {
    let away = true
    serveMock((_request, path) =>
      away && path === '/user/get-all-user-details'
        ? refusal(503, 'unavailable', 'We are away.')
        : undefined,
    )
    await logIn('individual')
    await openSite('/my-profile')
    const again = await screen.findByRole('button', { name: 'Try again' })
    away = false
    await user.click(again)
    expect(await screen.findByLabelText(/^First name/)).toBeTruthy()
  })
})

describe('the profile picture', () => {
  /** A file that begins as a PNG does, with its size. */
  const png = () => {
    const head = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    const bytes = new Uint8Array([...head, 0, 0, 0, 9, 0, 0, 0, 9])
    return new File([bytes], 'me.png', { type: 'image/png' })
  }
  async function choose() {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no file picker')
    expect(input.accept).toBe('image/*')
    await user.upload(input, png())
    return screen.findByRole('dialog', { name: 'Profile Picture Preview' })
  }

  it('is looked at, replaced, and shown at once', async () => {
    const { calls } = await openProfile('individual')
    await choose()
    await user.dblClick(button('Update'))
    await waitFor(() => expect(texts()).toContain('Your profile picture has been updated.'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1)
    expect(getSession().user?.profile_picture).toMatch(/^\/uploads\//)
  })

  it('is neither drawn, cut nor sent where it cannot be read', async () => {
    await openProfile('individual')
    const dialog = within(await choose())
    fireEvent.error(dialog.getByRole('img'))
    expect(await dialog.findByText(/This picture cannot be read/)).toBeTruthy()
    expect(dialog.queryByRole('img')).toBeNull()
    expect(button('Update')).toHaveProperty('disabled', true)
    expect(button('Crop')).toHaveProperty('disabled', true)
  })

  it('stays in its dialog where it fails, with a text where the server has none', async () => {
    await openProfile('individual', (request) =>
      request.method === 'PATCH' ? new Response('', { status: 500 }) : undefined,
    )
    const dialog = await choose()
    await user.click(button('Update'))
    expect(await within(dialog).findByText('Failed to update.')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
