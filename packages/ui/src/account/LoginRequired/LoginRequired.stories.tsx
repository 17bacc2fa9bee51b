import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { openDialog } from '../../../.storybook/open-dialog.ts'
import { useAccountWords } from '../../../.storybook/words/account.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { HeartButton } from '../../listing/HeartButton/HeartButton.tsx'
import { LoginRequired, type LoginRequiredProps } from './LoginRequired.tsx'

const meta = {
  component: LoginRequired,
  // Acts on the whole page, so stories cannot share one.
  tags: ['alone'],
  args: {
    open: true,
    onClose: () => {},
    onLogin: () => {},
    title: 'Login Required',
    text: 'Log in to your account to save properties to your favourites.',
    cancelLabel: 'Cancel',
    loginLabel: 'Login Now',
  },
  parameters: {
    docs: {
      description: {
        component: 'A dialog: Escape and the backdrop cancel; the focus returns to the opener.',
      },
    },
  },
} satisfies Meta<typeof LoginRequired>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<LoginRequiredProps>) {
  const words = useAccountWords()
  const [open, setOpen] = useState(props.open ?? true)
  return (
    <>
      <HeartButton plain liked={false} label={words.saved} onToggle={() => setOpen(true)} />
      <LoginRequired
        title={words.loginRequired}
        text={words.favourites}
        cancelLabel={words.cancel}
        loginLabel={words.loginNow}
        onLogin={() => setOpen(false)}
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

export const Default: Story = { render: () => <Example /> }

export const Playground: Story = {}

/** From the heart into the dialog, and back. */
export const KeyboardPath: Story = {
  render: () => <Example open={false} />,
  async play() {
    const heart = screen.getByRole('button')
    heart.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await openDialog()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(heart).toHaveFocus())
  },
}

export const AbsurdTexts: Story = {
  render: () => <Example title={endlessWord} text={useAccountWords().otherWay} />,
}
