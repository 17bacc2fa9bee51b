import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx'

const places = ['Dubai Marina', 'Marina Gate', 'Al Marjan'].map((label) => ({ id: label, label }))

function Example(props: Partial<SearchBoxProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <SearchBox
      label="Place"
      suggestions={places}
      status="ready"
      onChoose={() => {}}
      onSubmit={() => {}}
      texts={{
        clear: 'Clear',
        loading: 'Looking',
        none: 'Nothing found',
        failed: 'Failed',
        count: (count) => `${count} places`,
      }}
      {...props}
      value={value}
      onValueChange={setValue}
    />
  )
}

const input = () => screen.getByRole('combobox', { name: 'Place' })
const marked = () => screen.queryByRole('option', { selected: true })?.textContent

it('opens while typing and says how many there are', async () => {
  show(<Example />)
  expect(input().getAttribute('aria-expanded')).toBe('false')
  await userEvent.type(input(), 'mar')
  expect(input().getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('3 places')
})

it('walks with the arrows, through the input and round again', async () => {
  show(<Example />)
  await userEvent.click(input())
  await userEvent.keyboard('{ArrowDown}')
  expect(marked()).toBe('Dubai Marina')
  expect(input().getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { selected: true }).id,
  )
  await userEvent.keyboard('{ArrowUp}')
  expect(marked()).toBeUndefined()
  await userEvent.keyboard('{ArrowUp}')
  expect(marked()).toBe('Al Marjan')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(marked()).toBe('Dubai Marina')
})

it('keeps the mark on a place that stands elsewhere among newer ones', async () => {
  const { rerender } = show(<Example />)
  await userEvent.click(input())
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  rerender(<Example suggestions={[...places].reverse().slice(1)} />)
  expect(marked()).toBe('Marina Gate')
  rerender(<Example suggestions={places.slice(0, 1)} />)
  expect(marked()).toBeUndefined()
})

it('chooses the marked one with Enter, and submits the text without one', async () => {
  const onChoose = vi.fn()
  const onSubmit = vi.fn()
  show(<Example onChoose={onChoose} onSubmit={onSubmit} />)
  await userEvent.type(input(), 'mar{ArrowDown}{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(places[0])
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('mar')
})

it('closes with Escape, keeps the text, and clears it with the next', async () => {
  show(<Example />)
  await userEvent.type(input(), 'mar{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(input()).toHaveProperty('value', 'mar')
  await userEvent.keyboard('{Escape}')
  expect(input()).toHaveProperty('value', '')
})

it('chooses by pointer without losing the focus', async () => {
  const onChoose = vi.fn()
  show(<Example onChoose={onChoose} />)
  await userEvent.type(input(), 'mar')
  await userEvent.click(screen.getByRole('option', { name: 'Marina Gate' }))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(places[1])
  expect(document.activeElement).toBe(input())
})

it('forgets its mark when other suggestions arrive', async () => {
  const { rerender } = show(<Example />)
  await userEvent.type(input(), 'mar{ArrowDown}')
  rerender(<Example suggestions={places.slice(1)} />)
  await userEvent.click(input())
  expect(marked()).toBeUndefined()
})

it.each([
  ['loading', 'Looking'],
  ['ready', 'Nothing found'],
  ['failed', 'Failed'],
] as const)('without suggestions, %s says so', async (status, note) => {
  show(<Example suggestions={[]} status={status} />)
  await userEvent.type(input(), 'x')
  expect(screen.getByRole('status').textContent).toBe(note)
})

it('scrolls what the arrows mark into view', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  show(<Example />)
  await userEvent.click(input())
  await userEvent.keyboard('{ArrowUp}')
  expect(scroll.mock.contexts.at(-1)).toBe(screen.getByRole('option', { selected: true }))
  scroll.mockRestore()
})
