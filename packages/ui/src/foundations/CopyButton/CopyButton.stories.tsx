import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { endlessWord, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { CopyButton, type CopyButtonProps } from './CopyButton.tsx'

const meta = {
  component: CopyButton,
  args: {
    text: '71234567890',
    texts: { copy: 'Copy', copied: 'Copied', failed: 'Copying failed' },
  },
  parameters: {
    docs: {
      description: {
        component:
          'A button: Enter and Space copy. The outcome is told politely and shown by a sign and words for two seconds; the focus stays.',
      },
    },
  },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<CopyButtonProps>) {
  const words = useOverlayWords()
  return (
    <CopyButton
      text="71234567890"
      texts={{ copy: words.copyPermit, copied: words.copied, failed: words.copyFailed }}
      {...props}
    />
  )
}

export const Default: Story = { render: () => <Example /> }

export const Playground: Story = { args: { iconOnly: false, variant: 'outline', size: 'sm' } }

export const IconOnly: Story = { render: () => <Example iconOnly variant="ghost" /> }

/** Puts something in place of the clipboard, and takes it away after. */
async function withClipboard(writeText: () => Promise<void>, run: () => Promise<void>) {
  const command = document.execCommand
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  document.execCommand = () => false
  try {
    await run()
  } finally {
    Reflect.deleteProperty(navigator, 'clipboard')
    document.execCommand = command
  }
}

export const Copied: Story = {
  render: () => <Example />,
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await withClipboard(
      () => Promise.resolve(),
      async () => {
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(page.getByRole('status')).not.toBeEmptyDOMElement())
        await expect(page.getByRole('button')).toHaveFocus()
      },
    )
  },
}

/** The browser refuses: it says so and can be pressed again. */
export const Refused: Story = {
  render: () => <Example />,
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await withClipboard(
      () => Promise.reject(new Error('denied')),
      async () => {
        await userEvent.click(page.getByRole('button'))
        await waitFor(() => expect(page.getByRole('status')).not.toBeEmptyDOMElement())
      },
    )
  },
}

export const AbsurdText: Story = {
  render: () => <Example text={endlessWord.repeat(1000)} />,
}
