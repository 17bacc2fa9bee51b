import { listAgentsTexts } from '@manzil/api-client/generated/text-limits.gen'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { place } from '../../test/open-site.tsx'
import { HashRouter } from '../HashRouter.tsx'
import { useNavigate } from '../location.ts'
import { useAddressText } from '../use-address-text.ts'

function Page() {
  const navigate = useNavigate()
  const [typed, type] = useAddressText('search', listAgentsTexts.search)
  return (
    <>
      <input value={typed} onChange={(event) => type(event.target.value)} />
      <button type="button" onClick={() => navigate('/faqs?search=visa')}>
        another
      </button>
      <button type="button" onClick={() => navigate('/faqs?search=rent+a')}>
        the former
      </button>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const pause = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  window.history.replaceState(null, '', '#/faqs?search=rent&topic=law&page=3')
  render(
    <HashRouter>
      <Page />
    </HashRouter>,
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('follows what is typed after a pause, from the first page on', () => {
  expect(field().value).toBe('rent')
  type('rent a')
  pause(200)
  type(' rent a home ')
  pause(299)
  expect(place()).toBe('/faqs?search=rent&topic=law&page=3')
  pause(1)
  expect(place()).toBe('/faqs?search=rent+a+home&topic=law')
  expect(field().value).toBe(' rent a home ')
})

it('leaves the address without a text that was emptied', () => {
  type('  ')
  pause(300)
  expect(place()).toBe('/faqs?topic=law')
})

it('stays where nothing but spaces was added', () => {
  type('rent ')
  pause(300)
  expect(place()).toBe('/faqs?search=rent&topic=law&page=3')
})

it('takes as much as the contract does of its call, and no more', () => {
  type('a'.repeat(201))
  expect(field().value).toBe('a'.repeat(200))
})

it('shows what a link asks for', () => {
  fireEvent.click(screen.getByText('another'))
  expect(field().value).toBe('visa')
  pause(300)
  expect(place()).toBe('/faqs?search=visa')
})

it('keeps the letters that are typed while the address is on its way', () => {
  const replace = vi.spyOn(window.history, 'replaceState')
  replace.mockImplementationOnce((...entry) => {
    window.history.pushState(...entry)
    type('rent a home')
  })
  type('rent a')
  pause(300)
  expect(field().value).toBe('rent a home')
  pause(300)
  expect(place()).toBe('/faqs?search=rent+a+home&topic=law')
  expect(field().value).toBe('rent a home')
})

it('shows again what was typed before, when a link leads back to it', () => {
  type('rent a')
  pause(300)
  fireEvent.click(screen.getByText('another'))
  expect(field().value).toBe('visa')
  fireEvent.click(screen.getByText('the former'))
  expect(field().value).toBe('rent a')
})
