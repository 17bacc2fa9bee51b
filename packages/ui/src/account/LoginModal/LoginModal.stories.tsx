import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { LoginExample } from '../../../.storybook/login-example.tsx'
import { openDialog } from '../../../.storybook/open-dialog.ts'
import { useAccountWords } from '../../../.storybook/words/account.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { LoginModal } from './LoginModal.tsx'

const nothing = () => {}

const meta = {
  component: LoginModal,
  // Acts on the whole page, so stories cannot share one.
  tags: ['alone'],
  args: {
    open: false,
    onClose: nothing,
    closeLabel: 'Close',
    titles: { login: 'Log In', forgot: 'Forgot your password?' },
    login: {
      values: { identifier: '', password: '' },
      onChange: nothing,
      onSubmit: nothing,
      texts: {
        identifier: 'Email or user name',
        password: 'Password',
        showPassword: 'Show password',
        hidePassword: 'Hide password',
        forgot: 'Forgot password?',
        submit: 'Login',
        submitting: 'Logging in',
        or: 'or',
      },
      social: [],
      signUp: { text: 'Not registered yet?', linkText: 'Sign Up.', href: '#sign-up' },
    },
    forgot: {
      values: { email: '' },
      onChange: nothing,
      onSubmit: nothing,
      texts: {
        email: 'Enter your registered email',
        submit: 'Get Reset Link',
        submitting: 'Sending',
        back: 'Back to Login',
      },
    },
  },
  parameters: {
    docs: {
      description: {
        component:
          'A dialog of two steps; the first field of a step takes the focus. Enter submits, Escape closes. After a submit the focus goes to the first field that is wrong, whose error is tied to it. A refusal of the whole form is an alert. Load it lazily.',
      },
    },
  },
} satisfies Meta<typeof LoginModal>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['snapshot'], render: () => <LoginExample /> }

export const Playground: Story = { args: { open: true } }

export const ForgotPassword: Story = { render: () => <LoginExample firstStep="forgot" /> }

/** Each field says what is wrong with it, and the first of them has the focus. */
export const FieldErrors: Story = {
  render: () => <LoginExample />,
  async play() {
    const dialog = within(await openDialog())
    const field = dialog.getAllByRole('textbox')[0]
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
    await expect(field).toHaveFocus()
  },
}

/** The server says no: an alert above the fields, and nothing typed is lost. */
export const Refused: Story = {
  render: () => <LoginExample failure={useAccountWords().loginFailed} />,
}

/** Where there is neither a way back for those who have forgotten nor a way to sign up. */
export const PasswordAlone: Story = {
  render: () => <LoginExample bare />,
  async play() {
    const dialog = await openDialog()
    await expect(dialog.querySelector('.mz-login__forgot, .mz-login__sign-up')).toBeNull()
  },
}

export const Busy: Story = { render: () => <LoginExample busy /> }

/** Closing leads back to the first step. */
export const ClosingResets: Story = {
  render: () => <LoginExample />,
  async play() {
    const dialog = await openDialog()
    const title = within(dialog).getByRole('heading').textContent
    const forgot = dialog.querySelector<HTMLElement>('.mz-login__forgot')
    if (forgot) await userEvent.click(forgot)
    await expect(within(dialog).getByRole('heading')).not.toHaveTextContent(title)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button'))
    const again = within(await openDialog())
    await expect(again.getByRole('heading')).toHaveTextContent(title)
  },
}

export const AbsurdTexts: Story = {
  render: () => (
    <LoginExample failure={endlessWord} typed={endlessWord} socialLabel={endlessWord} />
  ),
}
