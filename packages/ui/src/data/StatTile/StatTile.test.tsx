import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { StatTile } from './StatTile.tsx'

it('says its trend in words and hides the drawing', () => {
  const { container } = show(
    <StatTile label="Views" value="12" trend={{ values: [1, 2], text: 'Rising' }} />,
  )
  expect(screen.getByText('Rising')).toBeDefined()
  expect(container.querySelector('.mz-spark')?.getAttribute('aria-hidden')).toBe('true')
})

it.each([[[]], [[Number.NaN]]])('draws no line of %j', (values) => {
  const { container } = show(<StatTile label="Views" value="0" trend={{ values, text: '' }} />)
  expect(container.querySelector('.mz-spark')).toBeNull()
})

it('is neutral about a change that is neither good nor bad', () => {
  show(<StatTile label="Views" value="1" change={{ text: 'As before', direction: 'flat' }} />)
  expect(screen.getByText('As before').getAttribute('data-tone')).toBe('neutral')
})

it('shows no old figure while it loads', () => {
  show(<StatTile label="Views" value="12" loading />)
  expect(screen.queryByText('12')).toBeNull()
})
