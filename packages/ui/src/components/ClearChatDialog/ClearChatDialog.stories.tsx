import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { useChatWords } from '../../../.storybook/words/chat.ts'
import { Button } from '../Button/Button.tsx'
import { ClearChatDialog, type ClearChatDialogProps } from './ClearChatDialog.tsx'

const meta = {
  component: ClearChatDialog,
  // Acts on the whole page, so stories cannot share one.
  tags: ['!autodocs'],
  args: {
    open: true,
    title: 'Are you sure you want to clear this conversation?',
    text: 'This will delete all messages from this session.',
    texts: { cancel: 'Cancel', clear: 'Clear chat', clearing: 'Clearing' },
    onCancel: () => {},
    onClear: () => {},
  },
  parameters: {
    docs: {
      description: {
        component:
          'An `alertdialog` over the chat. The first focus is on Cancel, and Escape cancels; while it works nothing closes it.',
      },
    },
  },
} satisfies Meta<typeof ClearChatDialog>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<ClearChatDialogProps>) {
  const words = useChatWords()
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {words.clear}
      </Button>
      <ClearChatDialog
        title={words.clearTitle}
        text={words.clearText}
        texts={{ cancel: words.cancel, clear: words.clear, clearing: words.clearing }}
        onClear={close}
        {...props}
        open={open}
        onCancel={close}
      />
    </>
  )
}

/** The way out has the focus, so that Enter by habit deletes nothing. */
export const Default: Story = {
  render: () => <Example />,
  async play() {
    const [cancel] = within(await screen.findByRole('alertdialog')).getAllByRole('button')
    await waitFor(() => expect(cancel).toHaveFocus())
  },
}

export const Playground: Story = { args: { busy: false } }

export const Busy: Story = { render: () => <Example busy /> }

/** It stays, says why, and can be tried again. */
export const Failed: Story = { render: () => <Example error={useChatWords().clearFailed} /> }
