import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Before, refusal, serveMock } from '../../../test/mock-server.ts'
import { forgetVisit, openSite, place } from '../../../test/open-site.tsx'

const search = '/property/get-all-properties-for-users'

beforeEach(forgetVisit)
afterEach(() => vi.unstubAllGlobals())

async function openHero(before?: Before) {
  const server = serveMock(before)
  await openSite('/')
  const form = (await screen.findByLabelText('Bedrooms')).closest('search')
  if (!form) throw new Error('the field is in no search')
  const hero = within(form)
  return { ...server, hero, user: userEvent.setup() }
}

it('says how many homes it will show once a field is set, and never those of another search', async () => {
  let answered: (() => void) | undefined
  const { hero, user, calls } = await openHero(async (_request, path) => {
    if (path === search && answered) await new Promise<void>((resolve) => (answered = resolve))
    return undefined
  })
  const button = () => hero.getByRole('button', { name: /^(Search|Show)/ }).textContent
  expect(button()).toMatch(/^Search/)
  expect(calls.filter((call) => call.includes(`${search}?purpose=sale`))).toEqual([])
  await user.selectOptions(hero.getByLabelText('Property type'), 'villa')
  await hero.findByRole('button', { name: /^Show \d+ homes?$/ })
  expect(hero.getByText(/^Show \d+ homes?$/, { selector: '[role="status"] *' })).toBeTruthy()

  answered = () => {}
  await user.click(hero.getByRole('radio', { name: 'Rent' }))
  expect(button()).toMatch(/^Search/)
  await waitFor(() => expect(calls.at(-1)).toBe(`GET ${search}?purpose=rent&type=villa`))
  expect(button()).toMatch(/^Search/)
  answered()
  await user.click(await hero.findByRole('button', { name: /^Show \d+ homes?$/ }))
  expect(place()).toBe('/property-listing?purpose=rent&type=villa')
})

it('keeps its plain word where the number cannot be had', async () => {
  const { hero, user, calls } = await openHero((_request, path) =>
    path === search ? refusal(429, 'rate_limited', 'Later') : undefined,
  )
  await user.selectOptions(hero.getByLabelText('Property type'), 'villa')
  await waitFor(() => expect(calls).toContain(`GET ${search}?purpose=sale&type=villa`))
  expect(hero.getByRole('button', { name: 'Search' })).toBeTruthy()
})

it.each(['أبو ظبي', 'abu dhabi', '阿布扎比'])(
  'takes %s for the place that it names',
  async (text) => {
    const { hero, user } = await openHero()
    await user.type(hero.getByRole('combobox', { name: 'Place or keyword' }), text)
    await user.click(await hero.findByRole('button', { name: /^(Search|Show)/ }))
    expect(place()).toBe('/property-listing?purpose=sale&location=abu-dhabi')
  },
)

it('takes a chosen place into its field, and stays until the button is pressed', async () => {
  const { hero, user } = await openHero()
  await user.type(hero.getByRole('combobox', { name: 'Place or keyword' }), 'Dubai Marina')
  await user.click((await hero.findAllByRole('option', { name: /^Dubai Marina/ }))[0] as Element)
  expect(place()).toBe('/')
  await user.click(await hero.findByRole('button', { name: /^Show/ }))
  expect(place()).toBe('/property-listing?purpose=sale&location=dubai-marina')
})
