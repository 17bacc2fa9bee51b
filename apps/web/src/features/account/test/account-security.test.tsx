import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toastStore } from '../../../stores/toasts.ts'
import { type Before, refusal, serveMock } from '../../../test/mock-server.ts'
import { forgetVisit, logIn, openSite, place } from '../../../test/open-site.tsx'

const user = userEvent.setup()
const texts = () => toastStore.snapshot().map(({ text }) => text)
const page = (before?: Before) => {
  const served = serveMock(before)
  return {
    ...served,
    show: async () => {
      await openSite('/account-security')
      await screen.findByRole('heading', { name: 'Account Security' })
    },
  }
}

beforeEach(forgetVisit)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('ends one session, and all others after a question', async () => {
  const { world, show } = page()
  await logIn('individual')
  const owner = world.sessions.get(localStorage.getItem('userToken') ?? '') ?? ''
  for (const token of ['telephone', 'library']) world.sessions.set(token, owner)
  await show()
  const before = await screen.findAllByRole('button', { name: /^Log out Unknown device/ })
  expect(screen.getAllByText('This device')).toHaveLength(1)
  if (before[0]) await user.click(before[0])
  await waitFor(() => expect(texts()).toContain('This device has been logged out.'))
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^Log out Unknown/ })).toHaveLength(
      before.length - 1,
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Log out all other devices' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Log out all others' }))
  expect(await screen.findByText('You are logged in on this device only.')).toBeTruthy()
  expect([...world.sessions.values()].filter((id) => id === owner)).toHaveLength(1)
})

it('leaves a device to the direction of the page, whatever script its name begins with', async () => {
  const { world, show } = page()
  await logIn('individual')
  const token = localStorage.getItem('userToken') ?? ''
  world.sessions.set('telephone', world.sessions.get(token) ?? '')
  await show()
  const [name] = await screen.findAllByText('Unknown device')
  // A `bdi` would take the direction of its first letter: "Chrome على Linux" began on the left.
  expect(name?.closest('bdi')).toBeNull()
})

it('says what happened lately, and that the site has no passkeys', async () => {
  const { show } = page()
  await logIn('individual')
  await show()
  expect(await screen.findByText('Logged in')).toBeTruthy()
  expect(
    await screen.findByText('Passkeys cannot be used at this address of the site.'),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})

it('says of each part that it failed, and tries again', async () => {
  let isDown = true
  const { show } = page((_request, path) =>
    isDown && path === '/user/get-all-sessions'
      ? refusal(500, 'internal', 'Something went wrong on our side.')
      : undefined,
  )
  await logIn('individual')
  await show()
  const again = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await user.click(again)
  expect(await screen.findByText('This device')).toBeTruthy()
})

it('is not for guests', async () => {
  serveMock()
  await openSite('/account-security')
  await waitFor(() => expect(place()).toBe('/'))
})
