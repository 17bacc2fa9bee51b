import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import { useQueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../../api/query-client.ts'
import { draw } from '../../../../test/draw.tsx'
import { serve } from '../../../../test/serve.ts'
import { knownProperty } from '../known-property.ts'
import PropertyDetailsPage from '../PropertyDetailsPage.tsx'
import { exampleProperty, plain } from './open-details.tsx'

afterEach(() => vi.unstubAllGlobals())

const key = ['listProperties', 'purpose=sale'] as const
const listed = fixtures.listProperties()

const liked = fixtures.listLikedProperties()
const popular = fixtures.listPopularProperties()

it.each([
  ['a search', listed, listed.data[0]],
  ['favourites', liked, liked.data[0]],
  ['properties that many look at', popular, popular.data[0]],
])('is known from %s', (_, answer, card) => {
  const queryClient = createQueryClient(() => {})
  queryClient.setQueryData(key, answer)
  expect(card).toBeTruthy()
  expect(knownProperty(queryClient, card?._id ?? '')).toBe(card)
  expect(knownProperty(queryClient, 'another')).toBeUndefined()
})

/** What is drawn after a list was looked at. */
function AfterList({ answer, children }: { answer: object; children: ReactNode }) {
  const queryClient = useQueryClient()
  useState(() => queryClient.setQueryData(key, answer))
  return children
}

it('is drawn as its card told until the rest has come', async () => {
  const property = exampleProperty({ _id: '0197a1c2-7d10-7e3a-9b54-0000000000aa' })
  let answer = (_: { body: unknown }) => {}
  serve({
    [`GET /property/get-property/${property._id}`]: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  const list = { ...listed, data: [property] }
  await draw(
    <AfterList answer={list}>
      <PropertyDetailsPage />
    </AfterList>,
    { texts: ['details', 'choosing'], path: `/property-details?id=${property._id}` },
  )
  const title = 'Two-bedroom apartment with a marina view'
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title)
  expect(document.title).toBe(`${title} · Manzil`)
  expect(plain(document.body.textContent)).toContain('AED 1,850,000')
  expect(screen.getByRole('status').textContent).toBe('Loading the home')
  answer({ body: { ...fixtures.getProperty(), data: [property] } })
  await waitFor(() => expect(screen.queryByText('Loading the home')).toBeNull())
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
})
