import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChatLauncher } from './ChatLauncher.tsx'

const texts = { label: 'Assistant', openLabel: 'Open', closeLabel: 'Close', hint: 'Help?' }
const launcher = (open: boolean, unread?: { count: string; label: string }) => (
  <ChatLauncher {...texts} open={open} onToggle={() => {}} unread={unread} />
)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('shows its hint for five seconds, and not again after the chat was closed', () => {
  const { rerender } = render(launcher(false))
  act(() => vi.advanceTimersByTime(4999))
  expect(screen.queryByRole('tooltip')).not.toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.queryByRole('tooltip')).toBeNull()
  rerender(launcher(true))
  rerender(launcher(false))
  expect(screen.queryByRole('tooltip')).toBeNull()
})

it('needs no hint any more once the chat was opened', () => {
  const { rerender } = render(launcher(false))
  act(() => vi.advanceTimersByTime(1000))
  rerender(launcher(true))
  rerender(launcher(false))
  expect(screen.queryByRole('tooltip')).toBeNull()
})

it('hides the hint while the chat is open', () => {
  render(launcher(true))
  expect(screen.queryByRole('tooltip')).toBeNull()
  expect(screen.getByRole('button', { name: 'Close' }).getAttribute('aria-expanded')).toBe('true')
})

it('stays in view until the panel has come', () => {
  const { rerender } = render(<ChatLauncher {...texts} open loading onToggle={() => {}} />)
  const region = screen.getByRole('complementary')
  expect(region.hasAttribute('data-open')).toBe(false)
  rerender(<ChatLauncher {...texts} open onToggle={() => {}} />)
  expect(region.hasAttribute('data-open')).toBe(true)
})

it('tells unread messages while it is closed', () => {
  const unread = { count: '3', label: '3 unread messages' }
  const { rerender } = render(launcher(false, unread))
  expect(screen.getByRole('status').textContent).toBe('3 unread messages')
  rerender(launcher(true, unread))
  expect(screen.getByRole('status').textContent).toBe('')
})

it('steps aside while a field of a form lies under it, and comes back', async () => {
  const at = (left: number, top: number) => new DOMRect(left, top, 56, 56)
  const places = new Map([
    ['BUTTON', at(320, 760)],
    ['INPUT', at(300, 780)],
  ])
  const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  rect.mockImplementation(function (this: Element) {
    return places.get(this.tagName) ?? new DOMRect()
  })
  render(
    <>
      <main>
        <section>
          <form>
            <input aria-label="Code" />
          </form>
          <select aria-label="Below the form" />
        </section>
      </main>
      {launcher(false)}
    </>,
  )
  const aside = screen.getByRole('complementary')
  const scroll = () =>
    act(() => {
      window.dispatchEvent(new Event('scroll'))
      vi.advanceTimersByTime(20)
    })
  scroll()
  expect(aside.hasAttribute('data-yields')).toBe(true)
  places.set('INPUT', at(300, 400))
  scroll()
  expect(aside.hasAttribute('data-yields')).toBe(false)
  places.set('SELECT', at(300, 780))
  scroll()
  expect(aside.hasAttribute('data-yields')).toBe(true)
  rect.mockRestore()
})

it('shows no hint over a search, though the button leaves it free', () => {
  const places = new Map([
    ['BUTTON', new DOMRect(320, 760, 56, 56)],
    ['SPAN', new DOMRect(140, 770, 168, 36)],
    ['SELECT', new DOMRect(16, 750, 290, 48)],
  ])
  const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  rect.mockImplementation(function (this: Element) {
    return places.get(this.tagName) ?? new DOMRect()
  })
  render(
    <>
      <main>
        <search>
          <select aria-label="Place" />
        </search>
      </main>
      {launcher(false)}
    </>,
  )
  act(() => {
    vi.advanceTimersByTime(20)
  })
  expect(screen.getByRole('tooltip').hasAttribute('data-yields')).toBe(true)
  expect(screen.getByRole('complementary').hasAttribute('data-yields')).toBe(false)
  rect.mockRestore()
})

it('makes itself small over a link, and stands above it where another is under it still', () => {
  const boxes = new Map([
    ['ASIDE', new DOMRect(940, 700, 56, 56)],
    ['A', new DOMRect(900, 710, 60, 30)],
  ])
  const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  rect.mockImplementation(function (this: Element) {
    return boxes.get(this.tagName) ?? new DOMRect()
  })
  render(
    <>
      <main>
        <a href="#/faqs">Questions</a>
      </main>
      <ChatLauncher {...texts} open={false} hintMs={1} onToggle={() => {}} />
    </>,
  )
  const aside = screen.getByRole('complementary')
  const rest = () =>
    act(() => {
      window.dispatchEvent(new Event('scroll'))
      vi.advanceTimersByTime(400)
    })
  rest()
  expect(aside.hasAttribute('data-small')).toBe(true)
  expect(aside.hasAttribute('data-yields')).toBe(false)
  expect(aside.style.getPropertyValue('--lift')).toBe('0px')
  boxes.set('A', new DOMRect(900, 710, 124, 50))
  rest()
  expect(aside.style.getPropertyValue('--lift')).toBe('52px')
  boxes.set('A', new DOMRect(100, 710, 60, 30))
  rest()
  expect(aside.hasAttribute('data-small')).toBe(false)
  rect.mockRestore()
})

it('asks nothing for its box that the browser has not drawn, since it would draw it for that', () => {
  const asked: string[] = []
  const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  rect.mockImplementation(function (this: Element) {
    asked.push(this.tagName)
    return new DOMRect()
  })
  Object.defineProperty(Element.prototype, 'checkVisibility', {
    configurable: true,
    value(this: Element, options?: CheckVisibilityOptions) {
      return !(options?.contentVisibilityAuto && this.closest('article'))
    },
  })
  render(
    <>
      <main>
        <a href="#/faqs">Questions</a>
        <article>
          <button type="button">Below the screen</button>
        </article>
      </main>
      <ChatLauncher {...texts} open={false} hintMs={1} onToggle={() => {}} />
    </>,
  )
  asked.length = 0
  act(() => {
    window.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(400)
  })
  expect(asked).toContain('A')
  // The button of the chat, which is asked for its own box.
  expect(asked.filter((name) => name === 'BUTTON')).toHaveLength(1)
  Reflect.deleteProperty(Element.prototype, 'checkVisibility')
  rect.mockRestore()
})
