import { act, render, screen, waitFor } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { goTo, place } from '../../test/open-site.tsx'
import { HashRouter } from '../HashRouter.tsx'
import { type Location, type Navigate, useLocation, useNavigate } from '../location.ts'

let location: Location
let navigate: Navigate
let open: () => void = () => {}

const Late = lazy(
  () =>
    new Promise<{ default: () => string }>((resolve) => {
      open = () => resolve({ default: () => 'the late page' })
    }),
)

function Page() {
  location = useLocation()
  navigate = useNavigate()
  return location.pathname === '/late' ? <Late /> : `at ${location.pathname}`
}

const drawAt = (address: string) => {
  window.history.replaceState(null, '', address)
  return render(
    <HashRouter>
      <Suspense fallback="nothing">
        <Page />
      </Suspense>
    </HashRouter>,
  )
}

beforeEach(() => {
  open = () => {}
})

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  ['/', '/', ''],
  ['#/faqs?topic=law', '/faqs', '?topic=law'],
  ['#faqs', '/faqs', ''],
  ['#?lang=ar', '/', '?lang=ar'],
  ['#/faqs?a=b?c#part', '/faqs', '?a=b?c'],
  ['?lang=ar#/faqs?topic=law', '/faqs', '?topic=law'],
  ['#/faqs?search=100%2525', '/faqs', '?search=100%2525'],
])('reads the address behind the hash sign: %s', (address, pathname, search) => {
  drawAt(address)
  expect(location).toMatchObject({ pathname, search, type: 'POP', state: null })
})

it('makes an entry of the history, or takes the place of one, and knows them again', async () => {
  drawAt('#/')
  act(() => navigate('/faqs?topic=law', { state: 'kept' }))
  expect(place()).toBe('/faqs?topic=law')
  const made = location
  expect(made).toMatchObject({
    pathname: '/faqs',
    search: '?topic=law',
    type: 'PUSH',
    state: 'kept',
  })
  act(() => navigate('/agents', { replace: true }))
  expect(location).toMatchObject({ pathname: '/agents', type: 'REPLACE', state: null })
  act(() => navigate('/faqs'))
  const { key } = location
  act(() => window.history.back())
  await waitFor(() => expect(location).toMatchObject({ pathname: '/agents', type: 'POP' }))
  act(() => window.history.forward())
  await waitFor(() => expect(location).toMatchObject({ pathname: '/faqs', type: 'POP', key }))
  expect(key).not.toBe(made.key)
})

it('follows an address that is typed, and knows it again', async () => {
  drawAt('#/')
  const first = location.key
  await goTo('/faqs')
  expect(location).toMatchObject({ pathname: '/faqs', type: 'POP' })
  const typed = location.key
  expect(typed).not.toBe(first)
  act(() => window.history.back())
  await waitFor(() => expect(location).toMatchObject({ pathname: '/', key: first }))
  act(() => window.history.forward())
  await waitFor(() => expect(location).toMatchObject({ pathname: '/faqs', key: typed }))
})

it('leaves the page before on screen until the next one can be drawn', async () => {
  drawAt('#/')
  act(() => navigate('/late'))
  expect(screen.getByText('at /')).toBeTruthy()
  await act(async () => open())
  expect(screen.getByText('the late page')).toBeTruthy()
})

it('gives a way to navigate that stays the same', () => {
  drawAt('#/')
  const first = navigate
  act(() => navigate('/faqs'))
  expect(navigate).toBe(first)
})

it.each([
  ['pushState', false],
  ['replaceState', true],
] as const)('goes on where the browser refuses %s', async (method, replace) => {
  drawAt('#/')
  vi.spyOn(window.history, method).mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError')
  })
  act(() => navigate('/faqs?topic=law', { replace }))
  await waitFor(() => expect(location).toMatchObject({ pathname: '/faqs', search: '?topic=law' }))
  expect(place()).toBe('/faqs?topic=law')
})
