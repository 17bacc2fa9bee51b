import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { Accordion } from './Accordion.tsx'

const items = ['one', 'two', 'three'].map((id) => ({ id, title: id, content: `about ${id}` }))

/** As browsers do it: the state first, then the event. */
function press(title: string) {
  const details = screen.getByRole('heading', { name: title }).closest('details')
  if (details === null) throw new Error(`no ${title}`)
  details.open = !details.open
  fireEvent(details, new Event('toggle'))
}

it('adds to those that are open, or replaces in a single one', () => {
  const onOpenChange = vi.fn()
  const { rerender } = show(<Accordion items={items} open={['one']} onOpenChange={onOpenChange} />)
  press('two')
  expect(onOpenChange).toHaveBeenLastCalledWith(['one', 'two'])
  press('one')
  expect(onOpenChange).toHaveBeenLastCalledWith([])
  rerender(<Accordion items={items} open={['one']} onOpenChange={onOpenChange} single />)
  press('three')
  expect(onOpenChange).toHaveBeenLastCalledWith(['three'])
})

it('says nothing when the state is already so', () => {
  const onOpenChange = vi.fn()
  show(<Accordion items={items} open={['one']} onOpenChange={onOpenChange} />)
  const details = screen.getByRole('heading', { name: 'one' }).closest('details')
  if (details !== null) fireEvent(details, new Event('toggle'))
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('moves among the titles by arrows, and leaves the keys of panels alone', () => {
  show(
    <Accordion items={[...items, { id: 'x', title: 'x', content: <input aria-label="in" /> }]} />,
  )
  const titles = document.querySelectorAll('summary')
  titles[0]?.focus()
  fireEvent.keyDown(titles[0] ?? document, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(titles[3])
  const inside = screen.getByLabelText('in')
  inside.focus()
  fireEvent.keyDown(inside, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(inside)
})
