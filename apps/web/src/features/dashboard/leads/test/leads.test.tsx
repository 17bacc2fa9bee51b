import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serveMock } from '../../../../test/mock-server.ts'
import { forgetVisit, logIn, openSite, place } from '../../../../test/open-site.tsx'
// Fetched with the test, not within its time limit.
import '../LeadsPage.tsx'
import '../../../../app/Overlays.tsx'

beforeEach(forgetVisit)
afterEach(() => vi.unstubAllGlobals())

const openLead = () => new URLSearchParams(place().split('?')[1]).get('lead') ?? ''

async function openLeads(search = '') {
  const server = serveMock()
  await logIn('agent')
  await openSite(`/leads${search}`)
  const list = within(await screen.findByRole('region', { name: 'List of leads' }))
  await list.findByRole('link', { name: /Sara Khan/ })
  return { ...server, list, user: userEvent.setup() }
}

it('leads are walked by keys, opened, read and answered', async () => {
  const { list, user, world } = await openLeads()
  const [first, second] = list.getAllByRole('link')
  first?.focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(second)
  await user.click(list.getByRole('link', { name: /Sara Khan/ }))
  const lead = within(await screen.findByRole('region', { name: 'Lead' }))
  expect(await lead.findByRole('heading', { name: 'Sara Khan' })).toBe(document.activeElement)
  const id = openLead()
  await waitFor(() => expect(world.inboxLeads.get(id)?.unread).toBe(false))
  await user.click(lead.getByRole('button', { name: 'Send answer' }))
  expect(await lead.findByText('Write an answer first')).toBeTruthy()
  await user.type(lead.getByRole('textbox', { name: /Your answer/ }), 'Yes, it is.')
  await user.click(lead.getByRole('button', { name: 'Send answer' }))
  const history = within(lead.getByRole('list', { name: 'What was said' }))
  expect(await history.findByText('Yes, it is.')).toBeTruthy()
  expect(world.inboxLeads.get(id)).toMatchObject({ state: 'answered', waiting_since: null })
  expect(lead.getByRole('textbox', { name: /Your answer/ })).toHaveProperty('value', '')
})

it('an answer that a colleague was faster with is told, and its words stay', async () => {
  const { list, user, world } = await openLeads()
  await user.click(list.getByRole('link', { name: /Sara Khan/ }))
  const lead = within(await screen.findByRole('region', { name: 'Lead' }))
  await lead.findByRole('heading', { name: 'Sara Khan' })
  const id = openLead()
  await waitFor(() => expect(world.inboxLeads.get(id)?.unread).toBe(false))
  const held = world.inboxLeads.get(id)
  if (held) world.inboxLeads.set(id, { ...held, revision: 1, state: 'answered' })
  const field = lead.getByRole('textbox', { name: /Your answer/ })
  await user.type(field, 'Mine')
  await user.click(lead.getByRole('button', { name: 'Send answer' }))
  expect(await lead.findByText(/Somebody has answered or changed this lead/)).toBeTruthy()
  expect(field).toHaveProperty('value', 'Mine')
  await waitFor(() =>
    expect(lead.getByRole('combobox', { name: 'State' })).toHaveProperty('value', 'answered'),
  )
})

it('filters are the address, and what finds nothing says how to go on', async () => {
  const { list, user } = await openLeads()
  await user.selectOptions(list.getByRole('combobox', { name: 'State' }), 'won')
  expect(await list.findByText('No leads like this')).toBeTruthy()
  expect(place()).toContain('state=won')
  await user.click(list.getByRole('link', { name: 'Show all leads' }))
  expect(await list.findByRole('link', { name: /Sara Khan/ })).toBeTruthy()
})

it('a lead of somebody else is not here', async () => {
  await openLeads('?lead=0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01')
  expect(await screen.findByText('This lead is not here any more')).toBeTruthy()
})
