import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { ProgressBar } from './ProgressBar.tsx'

const bar = () => screen.getByRole('progressbar', { name: 'Upload' })

it.each([
  [40, '40'],
  [999, '100'],
  [-5, '0'],
  [null, null],
  [Number.NaN, null],
])('%s is %s of 100', (value, written) => {
  show(<ProgressBar label="Upload" value={value} />)
  expect(bar().getAttribute('value')).toBe(written)
})

it('says its state in words, with its label hidden too', () => {
  show(<ProgressBar label="Upload" value={3} max={4} valueText="3 of 4" hideLabel />)
  expect(bar().getAttribute('aria-valuetext')).toBe('3 of 4')
})
