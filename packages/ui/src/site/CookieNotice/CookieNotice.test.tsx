import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { CookieNotice } from './CookieNotice.tsx'

const texts = {
  title: 'Cookies',
  accept: 'Accept',
  refuse: 'Refuse',
  choose: 'Choose',
  save: 'Save',
  back: 'Back',
  required: 'Always',
}
const kinds = [
  { id: 'needed', title: 'Needed', text: 'Login', required: true },
  { id: 'measure', title: 'Measure', text: 'Counts' },
]

it('presses nobody: one look for all answers, no box for what is needed, none ticked', () => {
  const calls = { onAccept: vi.fn(), onRefuse: vi.fn(), onSave: vi.fn(), onChosenChange: vi.fn() }
  show(
    <CookieNotice texts={texts} kinds={kinds} chosen={[]} {...calls}>
      Why
    </CookieNotice>,
  )
  const looks = screen.getAllByRole('button').map((button) => button.className)
  expect(new Set(looks).size).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'Choose' }))
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map((box) => box.checked)).toEqual([false])
  expect(document.activeElement?.textContent).toBe('Cookies')
  fireEvent.click(boxes[0] ?? document.body)
  expect(calls.onChosenChange).toHaveBeenCalledWith(['measure'])
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(calls.onSave).toHaveBeenCalledTimes(1)
  expect(calls.onAccept).not.toHaveBeenCalled()
})

it('says how high it is while it is there', () => {
  let tell = () => {}
  class Observer {
    constructor(callback: () => void) {
      tell = callback
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  const nothing = () => {}
  const { unmount } = show(
    <CookieNotice
      texts={texts}
      kinds={kinds}
      chosen={[]}
      onChosenChange={nothing}
      onAccept={nothing}
      onRefuse={nothing}
      onSave={nothing}
    >
      Why
    </CookieNotice>,
  )
  const height = () => document.documentElement.style.getPropertyValue('--notice-height')
  vi.spyOn(screen.getByRole('region'), 'offsetHeight', 'get').mockReturnValue(220)
  tell()
  expect(height()).toBe('220px')
  unmount()
  expect(height()).toBe('')
  vi.unstubAllGlobals()
})
