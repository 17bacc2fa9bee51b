import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
// Fetched with the test, not within its time limit.
import '../FilterSheet.tsx'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Before, refusal, serveMock } from '../../../../test/mock-server.ts'
import { forgetVisit, goTo, logIn, openSite, place } from '../../../../test/open-site.tsx'

const search = '/property/get-all-properties-for-users'

beforeEach(forgetVisit)
afterEach(() => vi.unstubAllGlobals())

async function openProperty(query: string, before?: Before) {
  const server = serveMock(before)
  const drawn = await openSite(`/property-listing${query}`)
  return { ...drawn, ...server, user: userEvent.setup() }
}

const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name })
const held = () => new URLSearchParams(place().split('?')[1])

describe('the filters of the listing page', () => {
  it('come from the address and go to the server', async () => {
    const { calls } = await openProperty('?purpose=sale&bedrooms_min=2&empty=')
    await heading(/^[\d,]+ homes? for sale$/)
    expect(calls).toContain(`GET ${search}?purpose=sale&bedrooms_min=2`)
    const chips = screen.getByRole('list', { name: 'Active filters' })
    expect(
      within(chips)
        .getAllByRole('listitem')
        .map((chip) => chip.textContent),
    ).toEqual(['Buy', '2+ bedrooms'])
    expect(screen.getByRole('button', { name: 'Clear all' })).toBeTruthy()
  })

  it('change the address, and can be taken away one by one or all at once', async () => {
    const { user } = await openProperty('?purpose=sale&bedrooms_min=3')
    await heading(/for sale$/)
    await user.selectOptions(screen.getByLabelText('Property type'), 'villa')
    // At once: what is drawn may still be the page before.
    await user.selectOptions(screen.getByLabelText('Bedrooms'), '2')
    await user.selectOptions(screen.getByLabelText('Price (AED)'), '5000000')
    expect(held().toString()).toBe('purpose=sale&type=villa&price_max=5000000&bedrooms_min=2')
    await screen.findByRole('button', { name: 'Remove filter: Villa' })
    await user.click(screen.getByRole('button', { name: 'Remove filter: Buy' }))
    await waitFor(() =>
      expect(held().toString()).toBe('type=villa&price_max=5000000&bedrooms_min=2'),
    )
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(held().toString()).toBe(''))
  })

  it('are counted on the button of the sheet, all of them where a phone has no row', async () => {
    const query = '?purpose=rent&price_max=120000&bedrooms_min=2&furnished=furnished'
    await openProperty(query)
    await heading(/for rent$/)
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy()
    cleanup()
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: media === '(max-width: 768px)',
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    await openProperty(query)
    await heading(/for rent$/)
    expect(screen.getByRole('button', { name: 'Filters (4)' })).toBeTruthy()
  })

  it('say exactly how many bedrooms hold, and let another choice take their place', async () => {
    const { user } = await openProperty('?purpose=sale&bedrooms_min=2&bedrooms_max=2')
    await heading(/for sale$/)
    const bedrooms = screen.getByLabelText<HTMLSelectElement>('Bedrooms')
    expect(bedrooms.selectedOptions[0]?.text).toBe('2 bedrooms')
    expect(screen.getByRole('button', { name: 'Filters' })).toBeTruthy()
    await user.selectOptions(bedrooms, '3 bedrooms')
    await waitFor(() =>
      expect(held().toString()).toBe('purpose=sale&bedrooms_min=3&bedrooms_max=3'),
    )
    await user.selectOptions(bedrooms, '4')
    await waitFor(() => expect(held().toString()).toBe('purpose=sale&bedrooms_min=4'))
  })

  it('show what words were read as, and make filters of the words where one of them goes', async () => {
    const { user } = await openProperty('?search=2+bed+villa+for+sale')
    await heading(/./)
    const bedrooms = screen.getByLabelText<HTMLSelectElement>('Bedrooms')
    const shown = () =>
      ['Purpose', 'Property type', 'Bedrooms'].map((label) => {
        const { options, selectedIndex } = screen.getByLabelText<HTMLSelectElement>(label)
        return options[selectedIndex]?.text
      })
    await waitFor(() => expect(shown()).toEqual(['Buy', 'Villa', '2 bedrooms']))
    await user.selectOptions(bedrooms, '3 bedrooms')
    await waitFor(() => expect(held().get('search')).toBe('2 bed villa for sale'))
    expect(held().get('bedrooms_min')).toBe('3')
    await waitFor(() => expect(shown()).toEqual(['Buy', 'Villa', '3 bedrooms']))
    await user.selectOptions(screen.getByLabelText('Property type'), '')
    await waitFor(() =>
      expect(held().toString()).toBe('purpose=sale&bedrooms_min=3&bedrooms_max=3'),
    )
    await waitFor(() => expect(shown()).toEqual(['Buy', 'Any type', '3 bedrooms']))
  })

  it('are in the sheet too where words were read, and each can be taken away there', async () => {
    const { user } = await openProperty('?search=2+bed+villa+for+sale')
    await heading(/./)
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLSelectElement>('Purpose').value).toBe('sale'),
    )
    await user.click(screen.getByRole('button', { name: /^Filters/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    const isChecked = (role: string, name: RegExp) =>
      sheet.getByRole<HTMLInputElement>(role, { name }).checked
    await waitFor(() => expect(isChecked('checkbox', /^Villa\s*\d*$/)).toBe(true))
    expect(isChecked('radio', /^Buy\b(?! or)/)).toBe(true)
    await user.click(sheet.getByRole('button', { name: 'Remove filter: Villa' }))
    expect(isChecked('checkbox', /^Villa\s*\d*$/)).toBe(false)
    await user.click(sheet.getByRole('button', { name: /^Show.*(home|result)/ }))
    await waitFor(() =>
      expect(held().toString()).toBe('purpose=sale&bedrooms_min=2&bedrooms_max=2'),
    )
  })

  it('never hold a highest price below the lowest', async () => {
    const { user } = await openProperty('?purpose=sale&price_min=3000000')
    await heading(/for sale$/)
    await user.selectOptions(screen.getByLabelText('Price (AED)'), '1000000')
    await waitFor(() => expect(held().toString()).toBe('purpose=sale&price_max=1000000'))
  })

  it('leave with their search: another one closes the sheet', async () => {
    const { user } = await openProperty('?purpose=rent')
    await heading(/for rent$/)
    await user.click(screen.getByRole('button', { name: /^Filters/ }))
    await screen.findByRole('dialog', { name: 'Filters' })
    await goTo('/property-listing?purpose=sale')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull())
    await goTo('/property-listing?purpose=rent')
    await heading(/for rent$/)
    expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull()
  })

  it('count on their button those that the sheet has and the row has not', async () => {
    const area = '25,55.1;25.3,55.1;25.3,55.45;25,55.45'
    await openProperty(`?purpose=sale&search=pool&area=${area}&south=25&furnished=furnished`)
    expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeTruthy()
  })

  it('are all in the sheet, which says how many properties it would show', async () => {
    const { user } = await openProperty('?purpose=rent')
    await heading(/for rent$/)
    await user.click(screen.getByRole('button', { name: /^Filters/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await user.click(await sheet.findByRole('checkbox', { name: /^Pool\s*\d+$/ }))
    await user.click(sheet.getByRole('radio', { name: /^Ready\s*\d+$/ }))
    const dearest = { selector: 'input:not([type="range"])' }
    await user.type(sheet.getByLabelText(/Price per year.*To/, dearest), '900000')
    await user.tab()
    await user.click(await sheet.findByRole('button', { name: /^Show [\d,]+ homes?$/ }))
    await waitFor(() =>
      expect(held().toString()).toBe(
        'purpose=rent&completion=ready&price_max=900000&features=pool',
      ),
    )
  })

  it('offer places by name', async () => {
    const { user } = await openProperty('')
    await heading(/homes?$/)
    await user.type(screen.getByRole('combobox', { name: 'Place or keyword' }), 'marina')
    const [first] = await screen.findAllByRole('option', { name: /^Dubai Marina/ })
    await user.click(first ?? screen.getByRole('main'))
    await waitFor(() => expect(held().get('location')).toBe('dubai-marina'))
  })

  it('take a text that is the name of a place for the place', async () => {
    const { user } = await openProperty('?purpose=sale')
    await heading(/for sale$/)
    await user.type(screen.getByRole('combobox', { name: 'Place or keyword' }), 'أبو ظبي{Enter}')
    await waitFor(() => expect(held().get('location')).toBe('abu-dhabi'))
    expect(held().has('search')).toBe(false)
    await heading(/for sale in Abu Dhabi$/)
  })
})

it('names the place that the text of a link names', async () => {
  await openProperty('?purpose=sale&search=Dubai Marina')
  await heading(/for sale in Dubai Marina$/)
})

it('leads from one page to another, whose code is fetched on the way', async () => {
  const { user } = await openProperty('')
  await heading(/homes?$/)
  const [link] = screen.getAllByRole('link', { name: 'Find an Agent' })
  await user.click(link ?? screen.getByRole('main'))
  await heading(/^Agents$/)
})

describe('what the listing page shows', () => {
  it('leaves out what the server refuses, says so, and keeps the rest', async () => {
    const { calls } = await openProperty(
      '?purpose=rent&price_min=abc&page=-1&near_water=yes&utm_source=letter',
    )
    const note = await screen.findByText(/^3 filters of this link/)
    await heading(/for rent$/)
    expect(held().toString()).toBe('purpose=rent&utm_source=letter')
    expect(calls).toContain(`GET ${search}?purpose=rent`)
    const said = note.parentElement?.textContent
    expect(said).toContain('Lowest price\u2069: “\u2068abc\u2069”')
    expect(said).toContain('Page\u2069: “\u2068-1\u2069”')
    expect(said).toContain('\u2068near_water\u2069: “\u2068yes\u2069” is not known here')
    expect(said).not.toContain('utm_source')
  })

  it('offers small changes with their properties where nothing matches', async () => {
    const { user } = await openProperty('?purpose=rent&price_max=1')
    expect(await screen.findByText('No home matches all of this')).toBeTruthy()
    const change = await screen.findByRole('link', { name: /^Up to AED\s.* \d+ homes?$/ })
    const count = /(\d+) homes?$/.exec(change.textContent ?? '')?.[1]
    await user.click(change)
    await heading(new RegExp(`^${count} homes? for rent$`))
    expect(Number(held().get('price_max'))).toBeGreaterThan(1)
  })

  it('offers to drop filters where no change is known', async () => {
    const { user } = await openProperty('?purpose=rent&price_max=1', (_request, path) =>
      path === '/property/get-search-facets-for-users' ? refusal(500, 'internal', '') : undefined,
    )
    await user.click(await screen.findByRole('button', { name: /^Without the limit of/ }))
    await heading(/for rent$/)
    expect(held().toString()).toBe('purpose=rent')
  })

  it('leads back from a page behind the last', async () => {
    const { user } = await openProperty('?page=999')
    await user.click(await screen.findByRole('link', { name: /^Go to page \d+$/ }))
    expect(await screen.findByRole('navigation', { name: 'Pages' })).toBeTruthy()
  })

  it('tells a failure with its reference, and tries again', async () => {
    let broken = true
    const { user } = await openProperty('', (_request, path) =>
      broken && path === search ? refusal(500, 'internal', 'The cellar is flooded.') : undefined,
    )
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('The cellar is flooded.')).toBeTruthy()
    expect(alert.getByText('Reference: req-7')).toBeTruthy()
    broken = false
    await user.click(alert.getByRole('button', { name: 'Try again' }))
    await heading(/homes?$/)
  })

  it('tells how a text was read', async () => {
    const answer = fixtures.listProperties()
    const places = answer.data[0]?.location_path.slice(0, 1) ?? []
    const read = { location: ['dubai-marina'], bedrooms_min: 2, bedrooms_max: 2 }
    const { user } = await openProperty('?search=2+bed+dubay+marina', (_request, path) =>
      path === search
        ? Response.json({ ...answer, search: { corrected: '2 bed dubai marina', places, read } })
        : undefined,
    )
    expect(await screen.findByText(/Showing results for “2 bed dubai marina”/)).toBeTruthy()
    const parts = within(screen.getByRole('list', { name: 'Read as' }))
    expect(parts.getByText('Dubai Marina')).toBeTruthy()
    await user.click(parts.getByRole('button', { name: 'Take away: 2 bedrooms' }))
    await waitFor(() => expect(held().toString()).toBe('location=dubai-marina'))
  })
})

describe('hearts', () => {
  const first = async () => {
    const hearts = await screen.findAllByRole('button', { name: /^Save .* to favourites$/ })
    if (!hearts[0]) throw new Error('no home on the page')
    return hearts[0]
  }

  it('show at once, and are taken back where the server refuses', async () => {
    let answer: (response: Response) => void = () => {}
    serveMock((_request, path) =>
      path.startsWith('/property/add-or-remove-favourite/')
        ? new Promise((resolve) => {
            answer = resolve
          })
        : undefined,
    )
    await logIn('individual')
    await openSite('/property-listing')
    const user = userEvent.setup()
    const heart = await first()
    expect(heart.getAttribute('aria-pressed')).toBe('false')
    await user.click(heart)
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'))
    answer(refusal(500, 'internal', 'The pen is dry.'))
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'))
    expect(await screen.findByText('The pen is dry.')).toBeTruthy()
  })

  it('hold on every list', async () => {
    serveMock()
    await logIn('individual')
    await openSite('/property-listing')
    const user = userEvent.setup()
    const heart = await first()
    const name = heart.getAttribute('aria-label') ?? ''
    await user.click(heart)
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'))
    await goTo('/liked-property')
    await screen.findByRole('heading', { level: 1, name: 'Liked properties' })
    const saved = await screen.findByRole('button', { name })
    expect(saved.getAttribute('aria-pressed')).toBe('true')
  })
})
