import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { type NumberRange, RangeSlider } from './RangeSlider.tsx'

const onCommit = vi.fn()

function Example({ start }: { start: NumberRange }) {
  const [value, setValue] = useState(start)
  return (
    <RangeSlider
      label="Size"
      value={value}
      onChange={setValue}
      onCommit={onCommit}
      min={0}
      max={1000}
      step={10}
      texts={{ min: 'From', max: 'To', open: 'Any' }}
    />
  )
}

const low = () => screen.getByRole('slider', { name: 'Size: From' })
const high = () => screen.getByRole('slider', { name: 'Size: To' })
/** One key after the other, each drawn before the next. */
async function press(...keys: string[]) {
  for (const key of keys) await userEvent.keyboard(`{${key}}`)
}
const said = () => [low(), high()].map((thumb) => thumb.getAttribute('aria-valuetext'))

it('says what its thumbs stand for, and that an end is no limit', () => {
  show(<Example start={{ min: 200, max: null }} />)
  expect(said()).toEqual(['200', 'Any'])
})

it.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
] as const)('%s: %s goes on, %s goes back', async (dir, on, back) => {
  show(<Example start={{ min: 200, max: 500 }} />, { dir, locale: dir === 'rtl' ? 'ar' : 'en' })
  low().focus()
  await press(on)
  expect(low().getAttribute('aria-valuenow')).toBe('21')
  await press(back, back)
  expect(low().getAttribute('aria-valuenow')).toBe('19')
})

it('goes by Up and Down, by tenths of the track, and to its ends', async () => {
  show(<Example start={{ min: 200, max: 500 }} />)
  low().focus()
  await press('ArrowUp', 'ArrowUp', 'ArrowDown')
  expect(said()).toEqual(['210', '500'])
  await press('PageUp')
  expect(said()).toEqual(['300', '500'])
  await press('Home')
  expect(said()).toEqual(['Any', '500'])
  high().focus()
  await press('End')
  expect(said()).toEqual(['Any', 'Any'])
})

it('lets no thumb pass the other', async () => {
  show(<Example start={{ min: 490, max: 500 }} />)
  low().focus()
  await press('ArrowUp', 'ArrowUp', 'ArrowUp')
  expect(said()).toEqual(['500', '500'])
})

it('commits what a key has chosen, and keeps the number of the end that did not move', async () => {
  show(<Example start={{ min: 203, max: 500 }} />)
  onCommit.mockClear()
  high().focus()
  await press('ArrowUp')
  expect(onCommit).toHaveBeenLastCalledWith({ min: 203, max: 510 })
})
