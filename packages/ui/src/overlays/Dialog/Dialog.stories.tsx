import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { openDialog } from '../../../.storybook/open-dialog.ts'
import { endlessWord, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { useWords } from '../../../.storybook/words.ts'
import { SkeletonText } from '../../feedback/Skeleton/SkeletonText.tsx'
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

const meta = {
  component: Dialog,
  // Acts on the whole page, so stories cannot share one.
  tags: ['alone'],
  args: { open: false, title: 'Log In', onClose: () => {} },
  parameters: {
    docs: {
      description: {
        component:
          'A modal dialog with a name. Tab stays inside; Escape and the backdrop close it unless it is static; the focus begins at the first control (or at `initialFocus`) and returns to the opener. The page behind takes no presses and is hidden from screen readers; toasts are not. A body that scrolls and holds no control takes the focus itself. _Lazy._',
      },
    },
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

function LoginFields() {
  const words = useWords()
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <TextField label={words.email} />
      <PasswordField
        label={words.password}
        showLabel={words.show}
        hideLabelText={words.hide}
        autoComplete="current-password"
      />
    </div>
  )
}

function Example({ children = <LoginFields />, ...props }: Partial<DialogProps>) {
  const words = useWords()
  const [open, setOpen] = useState(props.open ?? true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.login}</Button>
      <Dialog
        title={words.loginTitle}
        closeLabel={words.close}
        footer={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              {words.cancel}
            </Button>
            <Button onClick={() => setOpen(false)}>{words.login}</Button>
          </>
        }
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      >
        {children}
      </Dialog>
    </>
  )
}

export const Default: Story = { render: () => <Example /> }

export const Playground: Story = {
  args: { dismissible: true, size: 'md', description: 'To keep the homes that you like.' },
  argTypes: { size: { control: 'inline-radio', options: ['md', 'lg', 'xl'] } },
  render: (args) => (
    <Example
      open={args.open}
      title={args.title}
      description={args.description}
      {...(args.size && { size: args.size })}
      {...(args.dismissible !== undefined && { dismissible: args.dismissible })}
    />
  ),
}

/** Escape closes it and the focus goes back to the button. */
export const Dismissible: Story = {
  render: () => <Example open={false} />,
  async play({ canvasElement }) {
    const opener = within(canvasElement).getByRole('button')
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await openDialog()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** Closes by its own buttons only. */
export const Static: Story = {
  render: () => <Example dismissible={false} />,
  async play() {
    const dialog = await openDialog()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toHaveAttribute('data-state', 'open')
  },
}

/** Tab goes around inside. */
export const KeyboardPath: Story = {
  render: () => <Example />,
  async play() {
    const dialog = await openDialog()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    for (let press = 0; press < 12; press++) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
  },
}

function Paragraphs({ count }: { count: number }) {
  const { longText } = useOverlayWords()
  return Array.from({ length: count }, (_, at) => `${at}`).map((id) => (
    <p key={id} style={{ marginBlockEnd: 12 }}>
      {longText}
    </p>
  ))
}

/** The title and the buttons stay, the text between scrolls, by keys too. */
export const LongText: Story = {
  render: () => (
    <Example size="lg" title={useOverlayWords().policy}>
      <Paragraphs count={20} />
    </Example>
  ),
  async play() {
    const dialog = await openDialog()
    await waitFor(() =>
      expect(dialog.querySelector('.mz-dialog__body')).toHaveAttribute('tabindex', '0'),
    )
  },
}

/** A text that is on its way: eight lines hold its place. */
export const LoadingText: Story = {
  render: () => {
    const words = useOverlayWords()
    return (
      <Example title={words.policy} size="lg">
        <div aria-busy="true">
          <SkeletonText lines={8} />
        </div>
      </Example>
    )
  },
}

export const Sizes: Story = {
  render: () => (
    <Example size="xl">
      <Paragraphs count={2} />
    </Example>
  ),
}

export const TitleOnly: Story = {
  render: () => (
    <Dialog open title={useOverlayWords().saved} closeLabel={useWords().close} onClose={() => {}} />
  ),
}

function Nested() {
  const words = useOverlayWords()
  const [inner, setInner] = useState(false)
  const more: ReactNode = (
    <Button variant="outline" onClick={() => setInner(true)}>
      {words.more}
    </Button>
  )
  return (
    <Example title={words.details} footer={more}>
      <p>{words.overviewText}</p>
      <Dialog
        open={inner}
        onClose={() => setInner(false)}
        title={words.howCounted}
        closeLabel={useWords().close}
      >
        <p>{words.counted}</p>
      </Dialog>
    </Example>
  )
}

/** One over the other: Escape closes the upper one alone, and the focus returns into the lower. */
export const OneOverAnother: Story = {
  render: () => <Nested />,
  async play() {
    const outer = await openDialog()
    const opener = outer.querySelector<HTMLElement>('.mz-dialog__footer button')
    if (!opener) throw new Error('a button in the footer expected')
    await userEvent.click(opener)
    await waitFor(() => expect(document.querySelectorAll('.mz-dialog')).toHaveLength(2))
    await waitFor(() => expect(outer.contains(document.activeElement)).toBe(false))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(outer).toHaveAttribute('data-state', 'open')
  },
}

export const AbsurdTexts: Story = {
  render: () => {
    const words = useOverlayWords()
    return (
      <Example title={endlessWord} description={words.longText.repeat(8)}>
        <p>{endlessWord}</p>
        <p>{words.otherDirection}</p>
      </Example>
    )
  },
}
