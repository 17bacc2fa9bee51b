import { expect, it, vi } from 'vitest'
import { watchArrivals } from '../site/watch-arrivals.ts'

it('says of a page without code, and while a part is under way, that it is not complete', async () => {
  const body = document.createElement('div')
  body.innerHTML = '<main class="site__main"></main>'
  const [main] = body.children
  const isIncomplete = () => body.hasAttribute('data-incomplete')
  const end = watchArrivals(body)
  expect(isIncomplete()).toBe(true)
  main?.insertAdjacentHTML('beforeend', '<section><p></p></section>')
  await vi.waitFor(() => expect(isIncomplete()).toBe(false))
  const part = body.querySelector('p')
  part?.setAttribute('data-arriving', '')
  await vi.waitFor(() => expect(isIncomplete()).toBe(true))
  part?.removeAttribute('data-arriving')
  await vi.waitFor(() => expect(isIncomplete()).toBe(false))
  end?.()
})
