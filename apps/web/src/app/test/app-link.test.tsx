import { fireEvent, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { readEntry } from '../../routing/history-entry.ts'
import { draw } from '../../test/draw.tsx'
import { AppLink } from '../AppLink.tsx'

const link = () => screen.getByRole('link')

async function drawLink(props: Partial<ComponentProps<typeof AppLink>> = {}) {
  const drawn = await draw(
    <AppLink href="/faqs?topic=law" {...props}>
      Law
    </AppLink>,
    { path: '/faqs' },
  )
  return { ...drawn, step: () => readEntry().index }
}

/** Presses the link; answers whether it was left to the browser, which is kept from following it. */
function press(init: MouseEventInit = {}): boolean {
  let isLeft = false
  const watch = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', watch, { once: true })
  fireEvent.click(link(), init)
  return isLeft
}

it('leads to a page of the site without loading it', async () => {
  const { place, step } = await drawLink()
  expect(link().getAttribute('href')).toBe('#/faqs?topic=law')
  expect(press()).toBe(false)
  expect([place(), step()]).toEqual(['/faqs?topic=law', 1])
})

it('makes no step back of a page that is shown already', async () => {
  const { place, step } = await drawLink()
  press()
  press()
  expect([place(), step()]).toEqual(['/faqs?topic=law', 1])
})

it.each([
  ['the control key', {}, { ctrlKey: true }],
  ['the command key', {}, { metaKey: true }],
  ['the shift key', {}, { shiftKey: true }],
  ['the alt key', {}, { altKey: true }],
  ['another button', {}, { button: 1 }],
  ['a tab of its own', { target: '_blank' }, {}],
])('leaves it to the browser with %s, and tells of the press', async (_how, props, keys) => {
  const onClick = vi.fn()
  const { place } = await drawLink({ ...props, onClick })
  expect(press(keys)).toBe(true)
  expect(onClick).toHaveBeenCalledOnce()
  expect(place()).toBe('/faqs')
})

it('stays where what was pressed has its own answer', async () => {
  const { place } = await drawLink({ onClick: (event) => event.preventDefault() })
  press()
  expect(place()).toBe('/faqs')
})
