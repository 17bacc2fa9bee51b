import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serveMock } from '../../../test/mock-server.ts'
import { forgetVisit, openSite } from '../../../test/open-site.tsx'

beforeEach(forgetVisit)
afterEach(() => vi.unstubAllGlobals())

it('shows the categories that have homes', async () => {
  const { data, ...rest } = fixtures.listCategories()
  const [category] = data
  if (!category) throw new Error('the example has no category')
  const of = (name: string, listings_count: number) => ({
    ...category,
    _id: `0197a1c2-7d10-7e3a-9b54-00000000000${listings_count}`,
    name,
    listings_count,
  })
  serveMock((_request, path) =>
    path === '/category/get-all-active-categories'
      ? Response.json({ ...rest, data: [of('Lofts', 7), of('Barns', 0)] })
      : undefined,
  )
  await openSite('/')
  const main = within(await screen.findByRole('main'))
  expect(await main.findByRole('link', { name: /Lofts/ })).toBeTruthy()
  expect(main.queryByRole('link', { name: /Barns/ })).toBeNull()
})
