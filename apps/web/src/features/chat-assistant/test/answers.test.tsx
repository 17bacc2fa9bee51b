import type { ChatTextMessage } from '@manzil/api-client/generated/types.gen'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { setChatProperty } from '../../../stores/chat-property.ts'
import { setChatSearch } from '../../../stores/chat-search.ts'
import { guest } from '../../../test/people.ts'
import { failure, serve } from '../../../test/serve.ts'
import { line } from './fake-socket.ts'
import { asked, results, said } from './messages.ts'
import { input, openChat, useFreshChat } from './open-chat.tsx'
// Fetched with the test, not within its time limit.
import '../../../property/saving/SaveSearchDialog.tsx'

useFreshChat()

const place = (_id: string, name: string) => ({
  _id,
  name,
  name_ar: name,
  aliases: [],
  kind: 'community',
  parent_id: null,
  listings_count: 9,
})

const answers = {
  'GET /user/get-all-user-details': { body: { data: guest } },
  'GET /location/get-all-locations': {
    body: { data: [place('dubai-marina', 'Dubai Marina'), place('jvc', 'JVC')] },
  },
  'GET /category/get-all-active-categories': { body: { data: [] } },
  'GET /amenity/get-amenities-and-facilities-for-users': { body: { data: [] } },
}
beforeEach(() => {
  serve(answers)
})

const answer = (change: Partial<ChatTextMessage>, seq = 2): ChatTextMessage => ({
  ...said(`b${seq}`, seq, 'I found 12 homes from AED 1,850,000.'),
  ...change,
})
const open = (...messages: ChatTextMessage[]) => openChat({ messages, isNew: false })

const search = {
  query: 'purpose=sale&location=dubai-marina&bedrooms_min=2&bedrooms_max=2',
  excluded: [],
}
const chips = async () => within(await screen.findByRole('list', { name: 'What I understood' }))
const sent = () => line.current.waiting.find(({ event }) => event === 'chat:message')?.payload

describe('what was understood', () => {
  it('says itself in the words of the listing page, and opens as a search', async () => {
    await open(asked('u1', 1), answer({ search }))
    const items = (await chips()).getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items).toEqual(['Buy', 'Dubai Marina', '2 bedrooms'])
    const link = screen.getByRole('link', { name: 'Open as search' })
    expect(link.getAttribute('href')).toContain(`/property-listing?${search.query}`)
  })

  it('is kept as a search that is written about, without an account', async () => {
    const calls = serve({
      ...answers,
      'POST /saved-search/create-saved-search': {
        status: 422,
        body: failure('Nobody reads mail there.'),
      },
    })
    const { user } = await open(asked('u1', 1), answer({ search }))
    await user.click(await screen.findByRole('button', { name: 'Save search' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }))
    await user.type(dialog.getByRole('textbox', { name: /Email/ }), 'sara@example.com')
    await user.click(dialog.getByRole('button', { name: 'Save search' }))
    await dialog.findByText('Nobody reads mail there.')
    const [kept] = calls.filter(({ path }) => path === '/saved-search/create-saved-search')
    expect(kept?.body).toMatchObject({ search: search.query, email: 'sara@example.com' })
  })

  it('takes a part away: says so, and sends the search that is left', async () => {
    const { user } = await open(asked('u1', 1), answer({ search }))
    await user.click((await chips()).getByRole('button', { name: 'Remove: 2 bedrooms' }))
    expect(sent()).toMatchObject({
      message: 'Any number of bedrooms is fine',
      search: 'purpose=sale&location=dubai-marina',
    })
  })

  it('changes a part: says the new value, and sends the search with it', async () => {
    const { user } = await open(asked('u1', 1), answer({ search }))
    await user.click((await chips()).getByRole('button', { name: 'Change: 2 bedrooms' }))
    await user.click(screen.getByRole('button', { name: '3 bedrooms' }))
    expect(sent()).toMatchObject({
      message: '3 bedrooms',
      search: 'purpose=sale&location=dubai-marina&bedrooms_min=3&bedrooms_max=3',
    })
  })

  it('exchanges a place for one that is found by its name', async () => {
    const { user } = await open(asked('u1', 1), answer({ search }))
    await user.click((await chips()).getByRole('button', { name: 'Change: Dubai Marina' }))
    await user.type(screen.getByRole('textbox', { name: 'Another place' }), 'jv')
    await user.click(await screen.findByRole('button', { name: 'JVC' }))
    expect(sent()).toMatchObject({
      message: 'JVC',
      search: 'purpose=sale&location=jvc&bedrooms_min=2&bedrooms_max=2',
    })
  })

  it('says what is left out, and takes it back by saying so', async () => {
    const { user } = await open(
      asked('u1', 1),
      answer({ search: { ...search, excluded: ['Deira'] } }),
    )
    expect(await screen.findByText(/The search page cannot leave out Deira/)).toBeTruthy()
    await user.click((await chips()).getByRole('button', { name: 'Allow again: Deira' }))
    expect(sent()).toMatchObject({ message: 'No need to leave out Deira' })
    expect(sent()).not.toHaveProperty('search')
  })

  it('can be changed under the newest answer alone', async () => {
    await open(
      asked('u1', 1),
      answer({ search: { query: 'purpose=rent', excluded: [] } }),
      asked('u2', 3),
      answer({ search }, 4),
    )
    await chips()
    expect(screen.getAllByRole('list', { name: 'What I understood' })).toHaveLength(1)
    expect(screen.getByText('Rent')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Remove: Rent' })).toBeNull()
  })

  it('waits while an answer is under way', async () => {
    await open(asked('u1', 1), answer({ search }), asked('u2', 3))
    const remove = (await chips()).getByRole('button', { name: 'Remove: Buy' })
    expect(remove).toHaveProperty('disabled', true)
  })
})

describe('figures', () => {
  const evidence = [
    { claim: 'AED 1,850,000', source: 'listing', listing_id: 'p-1', field: 'price' },
    { claim: 'Marina Gate', source: 'listing', listing_id: 'p-1', field: 'title' },
    { claim: '12', source: 'asking prices of live listings', listing_id: null, field: 'listings' },
    { claim: '4%', source: 'Dubai Land Department', listing_id: null, field: 'transfer-fee' },
    { claim: '7', source: 'inner table', listing_id: null, field: 'inner_column' },
  ].map((row) => ({ ...row, as_of: '2026-11-02T08:30:00.000Z' }))

  it('lead to their rows, told by property', async () => {
    const { user } = await open(asked('u1', 1), answer({ evidence }))
    await user.click(screen.getByRole('button', { name: 'AED 1,850,000' }))
    const row = document.activeElement
    expect(row?.textContent).toBe('priceAED 1,850,000')
    expect(row?.closest('details')?.open).toBe(true)
    const property = screen.getByRole('link', { name: 'Marina Gate' })
    expect(property.getAttribute('href')).toContain('/property-details?id=p-1')
  })

  it('never name our own columns', async () => {
    await open(asked('u1', 1), answer({ evidence }))
    const log = screen.getByRole('log').textContent ?? ''
    expect(log).toContain('Dubai Land Department')
    expect(log).toContain('published rate')
    for (const inner of ['transfer-fee', 'inner table', 'inner_column', 'inner column'])
      expect(log).not.toContain(inner)
  })
})

describe('an answer', () => {
  it('compares side by side', async () => {
    const comparison = {
      columns: [
        { title: 'Marina Gate', link: '/property-details?id=p-1' },
        { title: 'Cayan Tower', link: null },
      ],
      rows: [
        { label: 'Price', values: ['AED 1', 'AED 2'], differs: true },
        { label: 'Bedrooms', values: ['2', null], differs: false },
      ],
    }
    const { user } = await open(asked('u1', 1), answer({ comparison }))
    const table = screen.getByRole('table', { name: 'Comparison: Marina Gate, Cayan Tower' })
    expect(within(table).getByRole('rowheader', { name: 'Price (differs)' })).toBeTruthy()
    expect(within(table).getByRole('link', { name: 'Marina Gate' })).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'Only differences' }))
    expect(within(table).queryByRole('rowheader', { name: 'Bedrooms' })).toBeNull()
  })

  it('says that it was stopped, and names its passages', async () => {
    const links = [{ label: 'Buying guide: costs', link: '/buyer-guide' }]
    await open(asked('u1', 1), answer({ stopped: true, links }))
    expect(screen.getByText('Stopped by you')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Buying guide: costs' })
    expect(link.getAttribute('href')).toContain('/buyer-guide')
  })
})

it('offers the replies of the newest answer at the input, and those alone', async () => {
  const actions = [{ label: 'Show more' }, { label: 'Lowest price first', message: 'cheapest' }]
  const { user } = await openChat({
    messages: [
      asked('u1', 1),
      answer({ actions: [{ label: 'Start over' }] }),
      asked('u2', 3),
      answer({ actions }, 4),
      results('r1', 5),
    ],
    isNew: false,
  })
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull()
  const reply = screen.getByRole('button', { name: 'Lowest price first' })
  expect(screen.getByRole('log').contains(reply)).toBe(false)
  await user.click(reply)
  expect(sent()).toMatchObject({ message: 'cheapest' })
})

it('says what was pressed, not the value that was sent', async () => {
  const actions = [{ label: 'Tuesday, 24 November, 16:00', message: '2026-11-24 16:00' }]
  await open(asked('u1', 1), answer({ actions }), asked('u2', 3, '2026-11-24 16:00'))
  expect(screen.getAllByText('Tuesday, 24 November, 16:00')).toHaveLength(1)
  expect(screen.queryByText('2026-11-24 16:00')).toBeNull()
})

describe('what the visitor typed', () => {
  const choices = [{ label: '2 · Vacant | Marina view', message: 'number 2' }]

  it('stays as typed where only an older answer offered the same', async () => {
    await open(
      asked('u1', 1),
      answer({ actions: choices }),
      asked('u2', 3, 'villas in Mirdif'),
      answer({}, 4),
      asked('u3', 5, 'number 2'),
    )
    expect(screen.getByText('number 2')).toBeTruthy()
    expect(screen.queryByText('2 · Vacant | Marina view')).toBeNull()
  })

  it('stays as typed while it is on its way, too', async () => {
    const { user } = await open(asked('u1', 1), answer({ actions: choices }), answer({}, 4))
    await user.type(input(), 'number 2{Enter}')
    expect(await screen.findByText('number 2')).toBeTruthy()
  })

  it('is not taken for a choice that it only resembles', async () => {
    await open(asked('u1', 1), answer({ actions: choices }), asked('u2', 3, 'Number 2, please'))
    expect(screen.getByText('Number 2, please')).toBeTruthy()
  })

  it('is the choice where properties came after the text that offered it', async () => {
    await openChat({
      messages: [
        asked('u1', 1),
        answer({ actions: choices }),
        results('r1', 3),
        asked('u2', 4, 'number 2'),
      ],
      isNew: false,
    })
    expect(screen.getAllByText('2 · Vacant | Marina view')).toHaveLength(1)
  })
})

describe('a search of the listing page', () => {
  const remove = { name: 'Do not ask about these results' }

  it('goes along with the next message, and with that one alone', async () => {
    setChatSearch('purpose=rent&location=jvc')
    const { user } = await open(asked('u1', 1), answer({}))
    expect(await screen.findByText('These results: Rent · JVC')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'The cheapest first' }))
    expect(sent()).toMatchObject({
      message: 'The cheapest first',
      search: 'purpose=rent&location=jvc',
    })
    expect(screen.queryByRole('button', remove)).toBeNull()
  })

  it('can be taken away', async () => {
    setChatSearch('')
    const { user } = await open(asked('u1', 1), answer({}))
    expect(await screen.findByText('These results: All homes')).toBeTruthy()
    await user.click(screen.getByRole('button', remove))
    await user.type(input(), 'Hello{Enter}')
    expect(sent()).toMatchObject({ message: 'Hello' })
    expect(sent()).not.toHaveProperty('search')
  })
})

describe('the property of a page', () => {
  const property = { id: '0197a1c2-7d10-7e3a-9b54-000000000001', title: 'Marina view' }
  const remove = { name: 'Do not ask about this home' }

  it('goes along with the next message, and with that one alone', async () => {
    setChatProperty(property)
    const { user } = await open(asked('u1', 1), answer({}))
    expect(await screen.findByText('This home: Marina view')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Is the price fair?' }))
    expect(sent()).toMatchObject({ message: 'Is the price fair?', search: `id=${property.id}` })
    expect(screen.queryByRole('button', remove)).toBeNull()
  })

  it('waits behind a search that was attached by hand', async () => {
    setChatProperty(property)
    setChatSearch('purpose=rent&location=jvc')
    const { user } = await open(asked('u1', 1), answer({}))
    await user.click(await screen.findByRole('button', { name: 'The cheapest first' }))
    expect(sent()).toMatchObject({ search: 'purpose=rent&location=jvc' })
    expect(await screen.findByText('This home: Marina view')).toBeTruthy()
  })

  it('can be taken away', async () => {
    setChatProperty(property)
    const { user } = await open(asked('u1', 1), answer({}))
    await user.click(await screen.findByRole('button', remove))
    await user.type(input(), 'Hello{Enter}')
    expect(sent()).not.toHaveProperty('search')
  })
})
