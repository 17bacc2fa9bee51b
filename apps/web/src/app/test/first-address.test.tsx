import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useLocation } from '../../routing/location.ts'
import { serveMock } from '../../test/mock-server.ts'
import { forgetVisit } from '../../test/open-site.tsx'
import { Providers } from '../Providers.tsx'
import { startUp } from '../start-up.ts'

afterEach(forgetVisit)

it('goes where the visitor went while the first page was being drawn', async () => {
  serveMock()
  window.location.hash = '#/faqs'
  const started = await startUp()
  let isFirst = true
  function Place() {
    const { pathname } = useLocation()
    // A link pressed, or an address typed, before the router listens: nobody hears `popstate`.
    if (isFirst) window.history.pushState(null, '', '#/blogs')
    isFirst = false
    return <p>{pathname}</p>
  }
  render(
    <Providers {...started}>
      <Place />
    </Providers>,
  )
  expect(await screen.findByText('/blogs')).toBeTruthy()
})
