import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { useFocusTrap } from './use-focus-trap.ts'

function Trap({ modal = true }) {
  const area = useRef<HTMLDivElement>(null)
  useFocusTrap(area)
  return (
    <div ref={area} role="dialog" aria-modal={modal} aria-label="Trap" tabIndex={-1}>
      <button type="button">First</button>
      <button type="button">Second</button>
      <button type="button" disabled>
        Off
      </button>
      <button type="button">Last</button>
    </div>
  )
}

function open(modal = true) {
  render(
    <>
      <button type="button">Before</button>
      <Trap modal={modal} />
      <button type="button">After</button>
    </>,
  )
}
const button = (name: string) => screen.getByRole('button', { name })
const focused = () => document.activeElement?.textContent

it('leads from the last stop to the first, and by Shift from the first to the last', async () => {
  open()
  button('Last').focus()
  await userEvent.tab()
  expect(focused()).toBe('First')
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('Last')
})

it('leaves the way between its stops to the browser', async () => {
  open()
  button('First').focus()
  await userEvent.tab()
  expect(focused()).toBe('Second')
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('First')
})

it('stays inside from the area itself, which has the focus when a dialog opens', async () => {
  open()
  screen.getByRole('dialog').focus()
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('Last')
})

it('lets the focus go on to the page from what is not modal', async () => {
  open(false)
  button('Last').focus()
  await userEvent.tab()
  expect(focused()).toBe('After')
})

it('gives the focus back to where it was', () => {
  render(<button type="button">Opener</button>)
  button('Opener').focus()
  const { unmount } = render(<Trap />)
  button('Second').focus()
  unmount()
  expect(focused()).toBe('Opener')
})
