import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { Calendar, type CalendarProps } from './Calendar.tsx'

const texts = { previousMonth: 'Before', nextMonth: 'After', month: 'Month', year: 'Year' }
const languages = { ltr: 'en', rtl: 'ar' } as const
type Dir = keyof typeof languages

/** As a day is read aloud in the Emirates, in figures that all of the page has. */
const spoken = (iso: string, dir: Dir) =>
  new Intl.DateTimeFormat(`${languages[dir]}-AE-u-nu-latn-ca-gregory`, {
    dateStyle: 'full',
    timeZone: 'UTC',
  }).format(new Date(iso))

/** 18 November 2026 is a Wednesday; weeks begin on Monday here. */
function open(dir: Dir, props: Partial<CalendarProps> = {}) {
  const onChoose = vi.fn()
  show(<Calendar value="2026-11-18" onChoose={onChoose} firstDay={1} texts={texts} {...props} />, {
    dir,
    locale: languages[dir],
  })
  const day = (iso: string) => screen.getByRole('button', { name: spoken(iso, dir) })
  const press = async (key: string, iso: string) => {
    await userEvent.keyboard(key)
    await waitFor(() => expect(document.activeElement).toBe(day(iso)))
  }
  return { onChoose, day, press }
}

it.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const)('%s: %s is tomorrow, %s is yesterday', async (dir, onward, back) => {
  const { day, press } = open(dir)
  day('2026-11-18').focus()
  await press(onward, '2026-11-19')
  await press(back, '2026-11-18')
  await press(back, '2026-11-17')
})

it.each(['ltr', 'rtl'] as const)(
  '%s: weeks, their ends, months and years keep their keys',
  async (dir) => {
    const { day, press } = open(dir)
    day('2026-11-18').focus()
    await press('{ArrowDown}', '2026-11-25')
    await press('{ArrowUp}', '2026-11-18')
    await press('{Home}', '2026-11-16')
    await press('{End}', '2026-11-22')
    await press('{PageDown}', '2026-12-22')
    await press('{Shift>}{PageUp}{/Shift}', '2025-12-22')
  },
)

it('goes no further than its bounds, and chooses no day that is closed', async () => {
  const { onChoose, day, press } = open('ltr', {
    min: '2026-11-17',
    max: '2026-11-20',
    unavailable: (iso) => iso === '2026-11-19',
  })
  day('2026-11-18').focus()
  await press('{PageDown}', '2026-11-20')
  await press('{Home}', '2026-11-17')
  fireEvent.click(day('2026-11-19'))
  fireEvent.click(day('2026-11-16'))
  expect(onChoose).not.toHaveBeenCalled()
  fireEvent.click(day('2026-11-20'))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('2026-11-20')
})

it('chooses by Enter, the day that is chosen already too', async () => {
  const { onChoose, day, press } = open('ltr')
  day('2026-11-18').focus()
  await userEvent.keyboard('{Enter}')
  expect(onChoose).toHaveBeenLastCalledWith('2026-11-18')
  await press('{ArrowRight}', '2026-11-19')
  await userEvent.keyboard('{Enter}')
  expect(onChoose).toHaveBeenLastCalledWith('2026-11-19')
  expect(onChoose).toHaveBeenCalledTimes(2)
})

it('shows a day beyond the bounds as none', () => {
  open('ltr', { min: '2026-11-20' })
  expect(screen.queryByRole('gridcell', { selected: true })).toBeNull()
})
