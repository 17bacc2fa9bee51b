import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

const options = [
  { value: 'owner', label: 'Owner', detail: 'Your own home' },
  { value: 'agent', label: 'Agent', disabled: true },
  { value: 'agency', label: 'Agency' },
]

function Example(props: Partial<RadioGroupProps<string>>) {
  const [value, setValue] = useState(props.value ?? '')
  return <RadioGroup label="Who?" options={options} {...props} value={value} onChange={setValue} />
}

it('chooses with the arrows, passes over what is disabled and goes round', async () => {
  show(<Example value="owner" />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: 'Agency' })).toHaveProperty('checked', true)
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: /Owner/ })).toHaveProperty('checked', true)
})

it('is left by one Tab, chosen or not', async () => {
  show(<Example />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Owner/ }))
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

it('names the group, and says that it is asked for and what is wrong', () => {
  show(<Example required error="Choose one" hint="As in the deed" />)
  const group = screen.getByRole('radiogroup', { name: /Who\?/ })
  expect(group.getAttribute('aria-required')).toBe('true')
  expect(group.getAttribute('aria-invalid')).toBe('true')
  const notes = (group.getAttribute('aria-describedby') ?? '').split(' ')
  expect(notes.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'As in the deed',
    'Choose one',
  ])
})
