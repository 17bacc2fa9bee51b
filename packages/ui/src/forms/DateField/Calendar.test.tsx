import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { Calendar, type CalendarProps } from './Calendar.tsx'

const texts = { previousMonth: 'Before', nextMonth: 'After', month: 'Month', year: 'Year' }

/** 18 November 2026 is a Wednesday; weeks begin on Monday here. */
function open(dir: 'ltr' | 'rtl', props: Partial<CalendarProps> = {}) {
  const onChoose = vi.fn()
  show(<Calendar value="2026-11-18" onChoose={onChoose} firstDay={1} texts={texts} {...props} />, {
    dir,
  })
  return onChoose
}
const press = (key: string, shiftKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey })
const day = (name: RegExp) => screen.getByRole('button', { name })
const focused = () => document.activeElement?.getAttribute('aria-label')

it.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
] as const)('%s: %s is tomorrow, %s is yesterday', (dir, onward, back) => {
  open(dir)
  day(/18 November 2026/).focus()
  press(onward)
  expect(focused()).toContain('19 November 2026')
  press(back)
  press(back)
  expect(focused()).toContain('17 November 2026')
})

it.each(['ltr', 'rtl'] as const)(
  '%s: weeks, their ends, months and years keep their keys',
  (dir) => {
    open(dir)
    day(/18 November 2026/).focus()
    press('ArrowDown')
    expect(focused()).toContain('25 November 2026')
    press('ArrowUp')
    press('Home')
    expect(focused()).toContain('16 November 2026')
    press('End')
    expect(focused()).toContain('22 November 2026')
    press('PageDown')
    expect(focused()).toContain('22 December 2026')
    press('PageUp', true)
    expect(focused()).toContain('22 December 2025')
  },
)

it('goes no further than its bounds, and chooses no day that is closed', () => {
  const onChoose = open('ltr', {
    min: '2026-11-17',
    max: '2026-11-20',
    unavailable: (iso) => iso === '2026-11-19',
  })
  day(/18 November 2026/).focus()
  press('PageDown')
  expect(focused()).toContain('20 November 2026')
  press('Home')
  expect(focused()).toContain('17 November 2026')
  fireEvent.click(day(/19 November 2026/))
  fireEvent.click(day(/16 November 2026/))
  expect(onChoose).not.toHaveBeenCalled()
  fireEvent.click(day(/20 November 2026/))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('2026-11-20')
})
