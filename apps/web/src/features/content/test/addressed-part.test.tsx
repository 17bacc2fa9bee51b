import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serveMock } from '../../../test/mock-server.ts'
import { forgetVisit, goTo, openSite } from '../../../test/open-site.tsx'

const shown: Element[] = []
beforeEach(() => {
  forgetVisit()
  shown.length = 0
  // The test's page has no layout to scroll.
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrolled(
    this: Element,
  ) {
    shown.push(this)
  })
})
afterEach(() => vi.unstubAllGlobals())

it('a guide opens at the section that its address names', async () => {
  serveMock()
  const first = await openSite('/buyer-guide')
  const section = await waitFor(() => {
    const found = document.querySelectorAll('.reading-section[id]')[1]
    if (found === undefined) throw new Error('no section')
    return found.id
  })
  first.unmount()
  await openSite(`/buyer-guide?section=${section}`)
  await waitFor(() => expect(shown.map(({ id }) => id)).toEqual([section]))
  expect(document.activeElement?.id).toBe(section)
})

it('the questions open the one that their address names', async () => {
  serveMock()
  const first = await openSite('/faqs')
  await screen.findByRole('heading', { level: 3, name: 'What is Ejari?' })
  const id = document.querySelector('.mz-faqs details:nth-of-type(2) .prose')?.id ?? ''
  first.unmount()
  await openSite(`/faqs?question=${id}`)
  await waitFor(() => expect(document.getElementById(id)?.closest('details')?.open).toBe(true))
  await waitFor(() => expect(shown).toHaveLength(1))
})

it('the questions open a second one that the address comes to name', async () => {
  serveMock()
  await openSite('/faqs')
  await screen.findByRole('heading', { level: 3, name: 'What is Ejari?' })
  const ids = [...document.querySelectorAll('.mz-faqs .prose')].map(({ id }) => id).slice(1, 3)
  for (const [at, id] of ids.entries()) {
    await goTo(`/faqs?question=${id}`)
    await waitFor(() => expect(document.getElementById(id)?.closest('details')?.open).toBe(true))
    await waitFor(() => expect(shown).toHaveLength(at + 1))
  }
  expect(ids).toHaveLength(2)
})
