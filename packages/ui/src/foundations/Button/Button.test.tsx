import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { Button } from './Button.tsx'

it('lets nothing through while loading, and keeps the focus', async () => {
  const onClick = vi.fn()
  show(
    <Button loading loadingText="Sending" onClick={onClick}>
      Send
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Sending' })
  await userEvent.dblClick(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(button).toBe(document.activeElement)
  expect(button.getAttribute('aria-busy')).toBe('true')
})

it('handles one of twenty clicks while the promise of the first is pending', async () => {
  let settle = () => {}
  const onClick = vi.fn(() => new Promise<void>((resolve) => (settle = resolve)))
  show(<Button onClick={onClick}>Send</Button>)
  const button = screen.getByRole('button')
  for (let press = 0; press < 20; press++) fireEvent.click(button)
  expect(onClick).toHaveBeenCalledTimes(1)
  await act(async () => settle())
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledTimes(2)
})

it('is usable again after a rejected promise', async () => {
  const onClick = vi.fn(() => Promise.reject(new Error('no')).catch(() => {}))
  show(<Button onClick={onClick}>Send</Button>)
  await act(async () => fireEvent.click(screen.getByRole('button')))
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull()
})

it('does not submit its form while loading', () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  show(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading loadingText="Sending">
        Send
      </Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(onSubmit).not.toHaveBeenCalled()
})

it('is no submit button unless asked to be', () => {
  show(<Button>Send</Button>)
  expect(screen.getByRole('button').getAttribute('type')).toBe('button')
})

it('lends its looks to a link', () => {
  show(
    <Button asChild>
      <a href="#/faqs">FAQs</a>
    </Button>,
  )
  expect(screen.getByRole('link', { name: 'FAQs' }).className).toContain('mz-button--solid')
})

it('breaks long labels into lines, also those of links and of the busy state', () => {
  const long = 'Send this enquiry to all of the agents'
  show(
    <>
      <Button>Send</Button>
      <Button loading loadingText={long}>
        Go
      </Button>
      <Button asChild>
        <a href="#/faqs">{long}</a>
      </Button>
    </>,
  )
  const wraps = (element: Element) => element.classList.contains('mz-button--wrap')
  expect(screen.getAllByRole('button').map(wraps)).toEqual([false, true])
  expect(wraps(screen.getByRole('link'))).toBe(true)
})
