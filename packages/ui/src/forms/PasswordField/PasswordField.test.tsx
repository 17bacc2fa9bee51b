import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { PasswordField } from './PasswordField.tsx'

it('shows and hides what was typed, keeps it, and never has it corrected', async () => {
  show(
    <PasswordField
      label="Password"
      showLabel="Show"
      hideLabelText="Hide"
      autoComplete="new-password"
    />,
  )
  const input = screen.getByLabelText('Password')
  await userEvent.type(input, 'Courtyard1')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(input).toHaveProperty('type', 'text')
  expect(input).toHaveProperty('value', 'Courtyard1')
  expect(input.getAttribute('spellcheck')).toBe('false')
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(input).toHaveProperty('type', 'password')
  expect(input.getAttribute('autocomplete')).toBe('new-password')
})
