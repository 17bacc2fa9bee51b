import { act, render } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { place } from '../../test/open-site.tsx'
import { HashRouter } from '../HashRouter.tsx'
import { useChangeSearch } from '../use-change-search.ts'
import { useGoBack } from '../use-go-back.ts'

let change: ReturnType<typeof useChangeSearch>
let goBack: () => void

function Page() {
  change = useChangeSearch()
  goBack = useGoBack()
  return null
}

/** Where the router stands in the visit. */
const step = (): unknown => window.history.state?.index
const add = (name: string, value: string) => (now: URLSearchParams) => {
  const next = new URLSearchParams(now)
  next.set(name, value)
  return next
}

beforeEach(() => {
  window.history.replaceState(null, '', '#/property-listing?purpose=rent')
  render(
    <HashRouter>
      <Page />
    </HashRouter>,
  )
})

it('changes the address from what it is by then, each time a step of the visit', () => {
  act(() => {
    change(add('page', '2'))
    change(add('furnished', 'furnished'))
  })
  expect(place()).toBe('/property-listing?purpose=rent&page=2&furnished=furnished')
  expect(step()).toBe(2)
})

it('makes no step where the address takes the place of the one before, or stays', () => {
  act(() => change(add('page', '2'), { replace: true }))
  act(() => change(add('page', '2')))
  expect(place()).toBe('/property-listing?purpose=rent&page=2')
  expect(step()).toBe(0)
})

it('does not bring back a visitor who has gone to another page', () => {
  const late = change
  act(() => {
    window.location.hash = '#/faqs'
    late(add('page', '2'))
  })
  expect(place()).toBe('/faqs')
})

it('leads home where there is no page before', () => {
  act(() => goBack())
  expect(place()).toBe('/')
})
