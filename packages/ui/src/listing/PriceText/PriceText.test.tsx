import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { PriceText } from './PriceText.tsx'

it('strikes the price before a cut through, and says what it was', () => {
  const before = { price: 'AED 2,500,000', label: 'Before:' }
  const { container } = show(<PriceText price="AED 2,350,000" before={before} />)
  expect(container.querySelector('s')?.textContent).toBe('AED 2,500,000')
  expect(container.textContent).toBe('AED 2,350,000Before: AED 2,500,000')
})

it('strikes nothing through where nothing was cut', () => {
  const { container } = show(<PriceText price="AED 90,000" period="per year" />)
  expect(container.querySelector('s')).toBeNull()
  expect(container.textContent).toBe('AED 90,000per year')
})
