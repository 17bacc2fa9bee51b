import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '../../test/draw.tsx'
import { goTo } from '../../test/open-site.tsx'
import { useNavigate } from '../location.ts'
import { stay, useScrollRestoration } from '../use-scroll-restoration.ts'

const scrollTo = vi.fn(({ top }: { top: number }) => vi.stubGlobal('scrollY', top))

beforeEach(() => {
  scrollTo.mockClear()
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('scrollY', 0)
})

function Page() {
  useScrollRestoration()
  const navigate = useNavigate()
  return (
    <>
      <main id="main" tabIndex={-1} />
      <button type="button" onClick={() => navigate('/agents')}>
        agents
      </button>
      <button type="button" onClick={() => navigate('/?page=2', { state: stay })}>
        more
      </button>
      <button type="button" onClick={() => navigate('/?page=3')}>
        third
      </button>
      <button type="button" onClick={() => navigate('/?beds=2&page=3')}>
        filter
      </button>
      <button type="button" onClick={() => window.history.back()}>
        back
      </button>
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByText(name))
const scroll = (top: number) =>
  act(async () => {
    vi.stubGlobal('scrollY', top)
    window.dispatchEvent(new Event('scroll'))
  })
const remembered = () => sessionStorage.getItem('scrollPositions')

it('begins a new page at its top and its content, and comes back to the place that was left', async () => {
  await draw(<Page />)
  await scroll(700)
  await press('agents')
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
  expect(document.activeElement).toBe(screen.getByRole('main'))
  // Lists draw all of themselves where a place is to be found again, and there alone.
  expect(document.documentElement.hasAttribute('data-whole')).toBe(false)
  await press('back')
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' })
  expect(document.documentElement.hasAttribute('data-whole')).toBe(true)
  await press('agents')
  expect(document.documentElement.hasAttribute('data-whole')).toBe(false)
})

it.each([
  ['a link', () => press('agents')],
  ['an address that is typed', () => goTo('/about-us')],
])('comes back to a place that was left before the browser told of it, by %s', async (_, leave) => {
  await draw(<Page />)
  // The event of it comes with the next frame, and the page may be another by then.
  vi.stubGlobal('scrollY', 700)
  await leave()
  await vi.waitFor(() => expect(window.scrollY).toBe(0))
  await press('back')
  await vi.waitFor(() => expect(window.scrollY).toBe(700))
})

describe('a page that is short at first', () => {
  let grow = () => {}
  const reach =
    (height: number) =>
    ({ top }: { top: number }) =>
      vi.stubGlobal('scrollY', Math.min(top, height))
  beforeEach(() => {
    class Watcher {
      constructor(told: () => void) {
        grow = told
      }
      observe() {}
      disconnect() {
        grow = () => {}
      }
    }
    vi.stubGlobal('ResizeObserver', Watcher)
  })
  afterEach(() => vi.useRealTimers())

  /** Goes back to a page that was left at 700 px, and that is 300 px tall for now. */
  async function comeBack() {
    await draw(<Page />)
    await scroll(700)
    await press('agents')
    scrollTo.mockImplementation(reach(300))
    await press('back')
    expect(window.scrollY).toBe(300)
    scrollTo.mockImplementation(reach(2_000))
  }

  it('is scrolled on once it has grown, as long as what fills it may take', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await comeBack()
    await vi.advanceTimersByTimeAsync(9_000)
    grow()
    expect(window.scrollY).toBe(700)
  })

  it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
    'is left where it is after %s',
    async (move) => {
      await comeBack()
      window.dispatchEvent(new Event(move))
      grow()
      expect(window.scrollY).toBe(300)
    },
  )
})

it('hands the focus to the content of another page of a list, and leaves it with a filter', async () => {
  await draw(<Page />)
  await press('third')
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
  expect(document.activeElement).toBe(screen.getByRole('main'))
  await press('filter')
  expect(document.activeElement?.textContent).toBe('filter')
})

it('stays where the visitor changed something', async () => {
  await draw(<Page />)
  await scroll(700)
  scrollTo.mockClear()
  await press('more')
  expect(scrollTo).not.toHaveBeenCalled()
})

it('hears neither scrolling nor the end of the page once it is gone', async () => {
  const { unmount } = await draw(<Page />)
  await scroll(700)
  window.dispatchEvent(new Event('pagehide'))
  const kept = remembered()
  expect(kept).toContain('700')
  unmount()
  await scroll(5)
  sessionStorage.removeItem('scrollPositions')
  window.dispatchEvent(new Event('pagehide'))
  expect(remembered()).toBeNull()
})

it('remembers the newest places for a reload, and lets the oldest go', async () => {
  await draw(<Page />)
  for (let page = 0; page < 51; page += 1) {
    await scroll(1_000 + page)
    await press('third')
  }
  window.dispatchEvent(new Event('pagehide'))
  const kept: unknown[] = JSON.parse(remembered() ?? '[]')
  expect(kept).toHaveLength(50)
  expect(remembered()).toContain('1050')
  expect(remembered()).not.toContain('1000')
})
