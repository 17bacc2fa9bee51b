import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { asked, said } from './messages.ts'
import { openChat, useFreshChat } from './open-chat.tsx'

useFreshChat()

it('a figure unfolds to its source, the day it is of, and the way there', async () => {
  const row = { listing_id: null, as_of: '2026-11-02T08:30:00.000Z' }
  const search = '/property-listing?location=jvc'
  const evidence = [
    { ...row, claim: '12', source: 'search', field: 'total', link: search },
    {
      ...row,
      claim: '4%',
      source: 'text of this site',
      field: 'passage',
      link: '/faqs?question=1',
    },
    { ...row, claim: '7%', source: 'calculation', field: 'fees', as_of: null },
  ]
  const answer = { ...said('b1', 2, 'I found 12 homes; 4% and 7% come on top.'), evidence }
  await openChat({ messages: [asked('u1', 1), answer], isNew: false })
  const rows = screen.getByRole('log').querySelectorAll('details li')
  const text = [...rows].map(({ textContent }) => textContent ?? '').join('\n')
  expect(
    text.match(/as of (2 November 2026|November 2, 2026|2 Nov 2026|Nov 2, 2026)/g),
  ).toHaveLength(2)
  const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(linkOf('See these listings')).toContain(search)
  expect(linkOf('Open the page')).toContain('/faqs?question=1')
})
