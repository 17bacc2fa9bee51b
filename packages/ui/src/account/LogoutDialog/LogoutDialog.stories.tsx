import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { openDialog } from '../../../.storybook/open-dialog.ts'
import { useAccountWords } from '../../../.storybook/words/account.ts'
import { endlessWord, otherWay } from '../../../.storybook/words/fields.ts'
import { Button } from '../../foundations/Button/Button.tsx'
import { LogoutDialog, type LogoutDialogProps } from './LogoutDialog.tsx'

const meta = {
  component: LogoutDialog,
  // Acts on the whole page, so stories cannot share one.
  tags: ['alone'],
  args: {
    open: true,
    title: 'Log Out Confirmation',
    text: 'Are you sure you want to Logout!',
    texts: { no: 'No', yes: 'Yes', wait: 'Wait' },
    onNo: () => {},
    onYes: () => {},
  },
  parameters: {
    docs: {
      description: {
        component: 'An `alertdialog`; the first focus is on Yes, Escape answers No.',
      },
    },
  },
} satisfies Meta<typeof LogoutDialog>
export default meta
type Story = StoryObj<typeof meta>

function Example({ start = true, ...props }: Partial<LogoutDialogProps> & { start?: boolean }) {
  const words = useAccountWords()
  const [open, setOpen] = useState(start)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {words.logout}
      </Button>
      <LogoutDialog
        title={words.logoutTitle}
        text={words.logoutText}
        texts={{ no: words.no, yes: words.yes, wait: words.wait }}
        onYes={close}
        {...props}
        open={open}
        onNo={close}
      />
    </>
  )
}

export const Default: Story = { tags: ['snapshot'], render: () => <Example /> }

export const Playground: Story = { args: { busy: false } }

/** 'Wait' beside the spinner; neither No nor Escape closes it. */
export const Busy: Story = {
  render: () => <Example busy />,
  async play() {
    const dialog = await openDialog('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeInTheDocument()
    const [no, yes] = within(dialog).getAllByRole('button')
    await expect(no).toBeDisabled()
    await expect(yes).toHaveAttribute('aria-busy', 'true')
  },
}

export const Failed: Story = {
  render: () => <Example error={useAccountWords().logoutFailed} />,
}

/** A server that never answers: press Yes, and it waits. */
export const NeverAnswers: Story = {
  render: () => <Example onYes={() => new Promise(() => {})} />,
}

/** The first focus is on Yes; Tab goes round; Escape answers No and gives the focus back. */
export const ByKeyboard: Story = {
  render: () => <Example start={false} />,
  async play({ canvasElement }) {
    const opener = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await openDialog('alertdialog')
    const [no, yes] = within(dialog).getAllByRole('button')
    await waitFor(() => expect(yes).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(no).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** Words without end in every place, and a text of the other direction. */
export const Absurd: Story = {
  render: () => (
    <Example
      title={endlessWord}
      text={`${otherWay.en} ${endlessWord} ${otherWay.ar}`}
      texts={{ no: endlessWord, yes: otherWay.en, wait: endlessWord }}
      error={endlessWord}
    />
  ),
  async play() {
    const dialog = await openDialog('alertdialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
