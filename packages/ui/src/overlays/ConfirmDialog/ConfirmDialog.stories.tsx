import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { openDialog } from '../../../.storybook/open-dialog.ts'
import { endlessWord, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { Button } from '../../foundations/Button/Button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

const meta = {
  component: ConfirmDialog,
  // Acts on the whole page, so stories cannot share one.
  tags: ['alone'],
  args: {
    open: true,
    title: 'Publish this listing?',
    confirmLabel: 'Publish',
    cancelLabel: 'Cancel',
    busyLabel: 'Publishing',
    onConfirm: () => {},
    onCancel: () => {},
  },
  parameters: {
    docs: {
      description: {
        component:
          'An `alertdialog`. Tab stays inside; Escape answers no; Enter presses the button that has the focus: the confirming one, or in danger the way out. While busy nothing closes it. The focus returns to the opener.',
      },
    },
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<ConfirmDialogProps> & { start?: boolean }) {
  const { start = true, ...rest } = props
  const words = useOverlayWords()
  const [open, setOpen] = useState(start)
  const danger = rest.tone === 'danger'
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {danger ? words.removeListing : words.publish}
      </Button>
      <ConfirmDialog
        title={danger ? words.removeTitle : words.publishTitle}
        description={danger ? words.removeText : words.publishText}
        confirmLabel={danger ? words.remove : words.publish}
        busyLabel={danger ? words.removing : words.publishing}
        cancelLabel={words.keep}
        onConfirm={close}
        {...rest}
        open={open}
        onCancel={close}
      />
    </>
  )
}

export const Default: Story = { render: () => <Example /> }

export const Playground: Story = {
  args: { tone: 'neutral', busy: false },
  argTypes: { tone: { control: 'inline-radio', options: ['neutral', 'danger'] } },
  render: ({ tone, busy }) => <Example {...(tone && { tone })} {...(busy && { busy })} />,
}

/** The first focus is on the harmless button, so that Enter by habit destroys nothing. */
export const Danger: Story = {
  render: () => <Example tone="danger" />,
  async play() {
    const dialog = within(await openDialog('alertdialog'))
    const [keep] = dialog.getAllByRole('button')
    await waitFor(() => expect(keep).toHaveFocus())
  },
}

/** Static: neither Escape nor the backdrop closes it, and the way out waits too. */
export const Busy: Story = {
  render: () => <Example tone="danger" busy />,
  async play() {
    const dialog = await openDialog('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeInTheDocument()
    const [keep, remove] = within(dialog).getAllByRole('button')
    await expect(keep).toBeDisabled()
    await expect(remove).toHaveAttribute('aria-busy', 'true')
  },
}

/** The promise of `onConfirm` rejects: the dialog stays, says why, and can be tried again. */
export const Failed: Story = {
  render: () => <Example tone="danger" error={useOverlayWords().failedTry} />,
}

export const KeyboardPath: Story = {
  render: () => <Example tone="danger" start={false} />,
  async play({ canvasElement }) {
    const opener = within(canvasElement).getByRole('button')
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await openDialog('alertdialog')
    await waitFor(() => expect(within(dialog).getAllByRole('button')[0]).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const AbsurdTexts: Story = {
  render: () => {
    const words = useOverlayWords()
    return (
      <Example
        title={endlessWord}
        description={words.longText.repeat(6)}
        confirmLabel={words.otherDirection}
        error={endlessWord}
      />
    )
  },
}
