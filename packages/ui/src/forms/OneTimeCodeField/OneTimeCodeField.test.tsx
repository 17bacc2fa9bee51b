import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { OneTimeCodeField, readCode } from './OneTimeCodeField.tsx'

it('reads digits out of what is typed or pasted', () => {
  expect(readCode(' 204-813\n', 6, 'digits')).toBe('204813')
  expect(readCode('٢٠٤٨١٣', 6, 'digits')).toBe('204813')
  expect(readCode('2048135', 6, 'digits')).toBe('204813')
  expect(readCode('k7-m2qx', 6, 'letters')).toBe('K7M2QX')
})

it('tells when the code is complete, and not before', async () => {
  const onComplete = vi.fn()
  const onChange = vi.fn()
  show(<OneTimeCodeField label="Code" value="2048" onChange={onChange} onComplete={onComplete} />)
  const input = screen.getByLabelText('Code')
  await userEvent.type(input, '1')
  expect(onChange).toHaveBeenLastCalledWith('20481')
  expect(onComplete).not.toHaveBeenCalled()
  await userEvent.click(input)
  await userEvent.paste('13')
  expect(onComplete).toHaveBeenCalledWith('204813')
})

it('completes a code once, whatever is typed behind its end', async () => {
  const onComplete = vi.fn()
  const onChange = vi.fn()
  show(<OneTimeCodeField label="Code" value="204813" onChange={onChange} onComplete={onComplete} />)
  await userEvent.type(screen.getByLabelText('Code'), '5')
  expect(onChange).not.toHaveBeenCalled()
  expect(onComplete).not.toHaveBeenCalled()
})

it('is one field that the machine may fill in', () => {
  show(<OneTimeCodeField label="Code" value="" onChange={() => {}} error="Wrong" />)
  const input = screen.getByRole('textbox', { name: 'Code' })
  expect(input.getAttribute('autocomplete')).toBe('one-time-code')
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

it('keeps the focus while the code is looked at, and reads out what is wrong with it', async () => {
  const onChange = vi.fn()
  const field = { label: 'Code', value: '204813', onChange }
  const { rerender } = show(<OneTimeCodeField {...field} />)
  const input = screen.getByLabelText('Code')
  await userEvent.click(input)
  rerender(<OneTimeCodeField {...field} busy />)
  expect(document.activeElement).toBe(input)
  await userEvent.keyboard('{Backspace}')
  expect(onChange).not.toHaveBeenCalled()
  rerender(<OneTimeCodeField {...field} value="" error="This is not the code." />)
  expect(document.activeElement).toBe(input)
  expect(screen.getByRole('alert').textContent).toBe('This is not the code.')
})
