import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { comparedProperties, likedProperties } from '../../../stores/property-lists.ts'
import { asked, property, results, said } from './messages.ts'
import { openChat, useFreshChat } from './open-chat.tsx'

useFreshChat()
afterEach(() => {
  comparedProperties.clear()
  likedProperties.clear()
  vi.unstubAllGlobals()
})

const answered = () =>
  openChat({
    messages: [
      asked('u1', 1),
      said('b1', 2, 'I found 2 listings.'),
      results('r1', 3, { data: [property(), property({ _id: 'p-2', title: 'Penthouse' })] }),
    ],
    isNew: false,
  })

it('stand under the words that they came with, as one message', async () => {
  await answered()
  const cards = await screen.findAllByRole('article')
  const message = screen.getByText('I found 2 listings.').closest('.mz-bubble')
  expect(message?.contains(cards[0] ?? null)).toBe(true)
  expect(screen.getAllByText(/^Noor/, { selector: '.mz-bubble__meta' })).toHaveLength(1)
})

it('are compared once two are ticked', async () => {
  const { user } = await answered()
  const [first, second] = await screen.findAllByRole('article')
  if (!first || !second) throw new Error('Two properties were found')
  const tick = (card: HTMLElement) => within(card).getByRole('button', { name: /^Compare: / })
  await user.click(tick(first))
  expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull()
  await user.click(tick(second))
  const link = screen.getByRole('link', { name: 'Compare · 2 of 4' })
  expect(link.getAttribute('href')).toContain('p-2%2Cp-1')
})

it('are kept in this browser by a guest’s heart', async () => {
  const { user } = await answered()
  const [heart] = await screen.findAllByRole('button', { name: /^Save .* to favourites/ })
  if (heart) await user.click(heart)
  expect(heart?.getAttribute('aria-pressed')).toBe('true')
  expect(likedProperties.get()).toHaveLength(1)
})
