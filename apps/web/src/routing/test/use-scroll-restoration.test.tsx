import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { draw } from '../../test/draw.tsx'
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
  await press('back')
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' })
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
