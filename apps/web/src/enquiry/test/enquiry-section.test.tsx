import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { draw } from '../../test/draw.tsx'
import { serveMock } from '../../test/mock-server.ts'
import { forgetVisit } from '../../test/open-site.tsx'
import { EnquirySection } from '../EnquirySection.tsx'

vi.mock('../EnquirySheet.tsx', () => {
  throw new Error('no network')
})

/** Everything is near. */
class SeesAll implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell
  }
  observe() {
    this.#tell([{ isIntersecting: true }])
  }
  disconnect() {}
}

beforeEach(forgetVisit)

it('keeps the form of the page where the one over it cannot be fetched', async () => {
  vi.stubGlobal('IntersectionObserver', SeesAll)
  const { world } = serveMock()
  const [property] = world.properties
  if (!property) throw new Error('no property')
  const { _id: id, title, reference } = property
  await draw(
    <EnquirySection
      target={{
        about: 'listing',
        id,
        title,
        reference,
        recipient: { kind: 'site', isCallable: false },
      }}
      intent={{ kind: 'question', presses: 1 }}
    />,
  )
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})
