import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useWords } from '../../../.storybook/words.ts'
import { Button } from '../Button/Button.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

const meta = {
  component: Dialog,
  // Acts on the whole page, so stories cannot share one.
  tags: ['!autodocs'],
  args: { open: false, title: 'Log In', onClose: () => {} },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<DialogProps>) {
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
        <div style={{ display: 'grid', gap: 16 }}>
          <TextField label={words.email} />
          <PasswordField
            label={words.password}
            showLabel={words.show}
            hideLabelText={words.hide}
            autoComplete="current-password"
          />
        </div>
      </Dialog>
    </>
  )
}

export const Default: Story = { render: () => <Example /> }

export const Playground: Story = {
  args: { dismissible: true, size: 'md', description: 'To keep the homes that you like.' },
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

/** Closes by its own buttons only. */
export const Static: Story = { render: () => <Example dismissible={false} /> }
