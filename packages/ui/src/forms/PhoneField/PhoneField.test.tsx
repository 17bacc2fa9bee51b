import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import type { UiSettings } from '../../foundations/UiProvider/ui-context.ts'
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'

const texts = {
  country: (name: string) => `Code: ${name}`,
  list: 'Countries',
  search: 'Search',
  none: 'None',
}

function Example(props: Partial<PhoneFieldProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <PhoneField
      label="Phone"
      name="phone"
      texts={texts}
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}

function start(props: Partial<PhoneFieldProps> = {}, settings: Partial<UiSettings> = {}) {
  const { container } = show(<Example {...props} />, settings)
  return {
    input: screen.getByRole('textbox', { name: 'Phone' }),
    code: () => screen.getByRole('button').textContent,
    sent: () => container.querySelector<HTMLInputElement>('input[type="hidden"]')?.value,
  }
}

it('takes Arabic digits, and stays left to right in an Arabic page', async () => {
  const { input, sent } = start({}, { locale: 'ar', dir: 'rtl' })
  await userEvent.type(input, '٠٥٠١٢٣٤٥٦٧')
  expect(sent()).toBe('971501234567')
  expect(input.getAttribute('dir')).toBe('ltr')
  await userEvent.tab()
  expect(input).toHaveProperty('value', '50 123 4567')
})

it('follows the country of a pasted number', async () => {
  const { input, code, sent } = start()
  expect(code()).toContain('United Arab Emirates')
  await userEvent.click(input)
  await userEvent.paste('+44 (0)20 7946 0958')
  expect(sent()).toBe('442079460958')
  expect(code()).toContain('United Kingdom')
})

it('is invalid and required for screen readers, and says why', () => {
  const { input } = start({ error: 'Enter a number', required: true })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('aria-required')).toBe('true')
  const note = document.getElementById(input.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('Enter a number')
})

it('changes neither number nor country where it is only read', async () => {
  const { input, sent } = start({ readOnly: true, value: '971501234567' })
  await userEvent.type(input, '9')
  await userEvent.paste('+442079460958')
  expect(sent()).toBe('971501234567')
  expect(screen.getByRole('button')).toHaveProperty('disabled', true)
})
