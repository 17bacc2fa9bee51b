import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { openDialog } from '../../../.storybook/open-dialog.ts'
import { useChatWords } from '../../../.storybook/words/chat.ts'
import { endlessWord, otherWay } from '../../../.storybook/words/fields.ts'
import { Button } from '../../foundations/Button/Button.tsx'
import { ClearChatDialog, type ClearChatDialogProps } from './ClearChatDialog.tsx'

const meta = {
  component: ClearChatDialog,
  // Acts on the whole page, so stories cannot share one.
  tags: ['alone'],
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

function Example({ start = true, ...props }: Partial<ClearChatDialogProps> & { start?: boolean }) {
  const words = useChatWords()
  const [open, setOpen] = useState(start)
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
    const [cancel] = within(await openDialog('alertdialog')).getAllByRole('button')
    await waitFor(() => expect(cancel).toHaveFocus())
  },
}

export const Playground: Story = { args: { busy: false } }

export const Busy: Story = { render: () => <Example busy /> }

/** It stays, says why, and can be tried again. */
export const Failed: Story = { render: () => <Example error={useChatWords().clearFailed} /> }

/** The server never answers: it waits, and neither Escape nor Cancel leaves it half done. */
export const NeverAnswers: Story = {
  render: () => <Example onClear={() => new Promise(() => {})} />,
  async play() {
    const dialog = await openDialog('alertdialog')
    const clear = within(dialog).getAllByRole('button')[1]
    await userEvent.click(clear ?? dialog)
    await waitFor(() => expect(clear).toHaveAttribute('aria-busy', 'true'))
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeInTheDocument()
  },
}

/** Tab goes round inside; Escape cancels, and the focus goes back to what opened it. */
export const ByKeyboard: Story = {
  render: () => <Example start={false} />,
  async play({ canvasElement }) {
    const opener = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await openDialog('alertdialog')
    const [cancel, clear] = within(dialog).getAllByRole('button')
    await waitFor(() => expect(cancel).toHaveFocus())
    await userEvent.tab()
    await expect(clear).toHaveFocus()
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
      texts={{ cancel: endlessWord, clear: otherWay.en, clearing: endlessWord }}
      error={endlessWord}
    />
  ),
  async play() {
    const dialog = await openDialog('alertdialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
