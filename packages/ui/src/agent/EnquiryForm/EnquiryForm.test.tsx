import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.tsx'

const props: EnquiryFormProps = {
  title: 'Ask',
  fields: [
    { name: 'name', kind: 'text', label: 'Name', value: 'Sara' },
    { name: 'email', kind: 'email', label: 'Email', value: '' },
  ],
  onChange: () => {},
  onSubmit: () => {},
  submitting: false,
  submitError: undefined,
  texts: { submit: 'Send', submitting: 'Sending' },
}

function Judging() {
  const [error, setError] = useState<string | undefined>(undefined)
  const fields = props.fields.map((field) => (field.name === 'email' ? { ...field, error } : field))
  return <EnquiryForm {...props} fields={fields} onSubmit={() => setError('Email is required')} />
}

it('goes to the first field that is wrong, each time', async () => {
  show(<Judging />)
  const email = screen.getByRole('textbox', { name: 'Email' })
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(document.activeElement).toBe(email)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(document.activeElement).toBe(email)
})

it('tells values, not events', async () => {
  const onChange = vi.fn()
  show(<EnquiryForm {...props} onChange={onChange} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'a')
  expect(onChange.mock.calls).toEqual([['email', 'a']])
})

it('sends once at a time, by Enter too', async () => {
  const onSubmit = vi.fn()
  const { rerender } = show(<EnquiryForm {...props} onSubmit={onSubmit} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}')
  rerender(<EnquiryForm {...props} onSubmit={onSubmit} submitting />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Sending' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

it('says what went wrong and keeps what was typed', () => {
  show(<EnquiryForm {...props} submitError="Failed to send." />)
  expect(screen.getByRole('alert').textContent).toBe('Failed to send.')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Sara')
})

it('hands the focus to what stands in its place', () => {
  const { rerender } = show(<EnquiryForm {...props} />)
  rerender(<EnquiryForm {...props} sent={{ title: 'Sent' }} />)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sent' }))
  expect(screen.queryByRole('form')).toBeNull()
})

it('takes no focus where it is drawn as sent', () => {
  show(<EnquiryForm {...props} sent={{ title: 'Sent' }} />)
  expect(screen.getByRole('heading', { name: 'Sent' })).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
})
