import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { RangeInputs } from './RangeInputs.tsx'

function Example({ error }: { error?: string }) {
  const [value, setValue] = useState({ min: '', max: '' })
  return (
    <RangeInputs
      label="Price"
      minLabel="From"
      maxLabel="To"
      value={value}
      onChange={setValue}
      error={error}
    />
  )
}

it('takes digits of any script and keeps the other side', async () => {
  show(<Example />)
  const from = screen.getByRole('textbox', { name: 'Price: From' })
  const to = screen.getByRole('textbox', { name: 'Price: To' })
  await userEvent.type(from, '٨٥٠٬٠٠٠')
  await userEvent.type(to, 'AED 2,350,000')
  expect(from).toHaveProperty('value', '850000')
  expect(to).toHaveProperty('value', '2350000')
})

it('marks both sides with the one error', () => {
  show(<Example error="From is more than to" />)
  for (const input of screen.getAllByRole('textbox')) {
    expect(input.getAttribute('aria-invalid')).toBe('true')
    const note = document.getElementById(input.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe('From is more than to')
  }
  expect(screen.getByRole('group', { name: 'Price' })).toBeTruthy()
})
