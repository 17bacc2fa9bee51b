import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'

const segments = [
  { value: 'sale', label: 'Buy' },
  { value: 'rent', label: 'Rent' },
  { value: 'map', label: <svg />, name: 'Map' },
]

function Example({ start = 'rent', label = 'Purpose' }: { start?: string; label?: string }) {
  const [value, setValue] = useState(start)
  return <SegmentedControl label={label} segments={segments} value={value} onChange={setValue} />
}

const chosen = () => screen.getAllByRole('radio', { checked: true })

it('names the group and its icons', () => {
  show(<Example />)
  expect(screen.getByRole('radiogroup', { name: 'Purpose' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Map' })).toBeTruthy()
})

it('is one stop for Tab, the chosen one, and arrows choose round the ends', async () => {
  show(<Example />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Rent' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(chosen()).toEqual([screen.getByRole('radio', { name: 'Map' })])
  await userEvent.keyboard('{ArrowRight}')
  expect(chosen()).toEqual([screen.getByRole('radio', { name: 'Buy' })])
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

it('keeps two of a page apart', async () => {
  show(
    <>
      <Example label="One" />
      <Example label="Other" />
    </>,
  )
  await userEvent.click(screen.getAllByRole('radio', { name: 'Buy' })[0] ?? document.body)
  expect(chosen()).toEqual([
    screen.getAllByRole('radio', { name: 'Buy' })[0],
    screen.getAllByRole('radio', { name: 'Rent' })[1],
  ])
})

it('chooses nothing where the value is none of them', () => {
  show(<Example start="gone" />)
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
})
