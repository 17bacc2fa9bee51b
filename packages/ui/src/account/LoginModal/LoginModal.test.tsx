import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { LoginStep, type LoginStepProps } from './LoginStep.tsx'

function login(props: Partial<LoginStepProps>) {
  const onSubmit = vi.fn()
  const onChange = vi.fn()
  const element = (more: Partial<LoginStepProps>) => (
    <LoginStep
      values={{ identifier: 'mariam', password: '' }}
      onChange={onChange}
      onSubmit={onSubmit}
      onForgot={() => {}}
      social={[]}
      signUp={{ text: 'Not registered yet?', linkText: 'Sign Up.', href: '/sign-up' }}
      texts={{
        identifier: 'Email or user name',
        password: 'Password',
        showPassword: 'Show password',
        hidePassword: 'Hide password',
        forgot: 'Forgot password?',
        submit: 'Login',
        submitting: 'Logging in',
        or: 'or',
      }}
      {...more}
    />
  )
  show(element(props))
  return { onSubmit, onChange }
}

it('gives values, not events', async () => {
  const { onChange } = login({})
  await userEvent.type(screen.getByLabelText('Password'), 'x')
  expect(onChange).toHaveBeenCalledWith({ identifier: 'mariam', password: 'x' })
})

it('shows and hides the password', async () => {
  login({})
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text')
})

it('leads to the first field that is wrong', async () => {
  login({ errors: { password: 'Password is required' } })
  await userEvent.type(screen.getByLabelText('Email or user name'), '{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
})

it('is not submitted again while it is busy', async () => {
  const { onSubmit } = login({ busy: true })
  await userEvent.type(screen.getByLabelText('Password'), '{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})
