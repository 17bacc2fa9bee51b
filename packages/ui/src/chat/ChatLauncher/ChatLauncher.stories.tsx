import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { useChatWords } from '../../../.storybook/words/chat.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { ChatLauncher, type ChatLauncherProps } from './ChatLauncher.tsx'

const meta = {
  component: ChatLauncher,
  args: {
    open: false,
    onToggle: () => {},
    label: 'Assistant',
    openLabel: 'Open the chat with Noor',
    closeLabel: 'Close the chat',
    placement: 'inline',
  },
  parameters: {
    docs: {
      description: {
        component:
          'Light enough for every page; the panel is loaded when the pointer or the focus comes (`onWarm`). Enter or space toggles, and `aria-expanded` tells. The hint describes the button, leaves after `hintMs` or at Escape, and does not come back. New messages are told by a `status`.',
      },
    },
  },
} satisfies Meta<typeof ChatLauncher>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<ChatLauncherProps>) {
  const words = useChatWords()
  const [open, setOpen] = useState(props.open ?? false)
  return (
    <ChatLauncher
      label={words.assistant}
      openLabel={words.openChat}
      closeLabel={words.close}
      hint={words.help}
      hintMs={0}
      placement="inline"
      {...props}
      open={open}
      onToggle={() => setOpen(!open)}
    />
  )
}

export const Default: Story = { render: () => <Example /> }

export const Playground: Story = {
  args: { hint: 'How can I help you?', hintMs: 5000, loading: false },
}

/** The hint leaves by itself; in the product after 5,000 ms. */
export const HintLeaves: Story = {
  render: () => <Example hintMs={300} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
  },
}

export const Unread: Story = {
  render: () => {
    const words = useChatWords()
    return <Example unread={{ count: '3', label: words.unread('3') }} />
  },
}

/** The panel is being fetched. */
export const Loading: Story = { render: () => <Example open loading /> }

export const Open: Story = { render: () => <Example open /> }

/** Where it stands in the product: above whatever bar a page has at its foot. */
export const OnAPage: Story = {
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '200px' } } },
  render: () => <Example placement="fixed" />,
}

export const KeyboardPath: Story = {
  render: () => <Example />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button')
    button.focus()
    // It listens a moment after it shows.
    await waitFor(async () => {
      await userEvent.keyboard('{Escape}')
      expect(canvas.queryByRole('tooltip')).toBeNull()
    })
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard(' ')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

/** A hint without a break and a number nobody reads. */
export const AbsurdTexts: Story = {
  render: () => (
    <div style={{ paddingBlock: 90 }}>
      <Example hint={endlessWord} unread={{ count: '12,345,678', label: '12,345,678' }} />
    </div>
  ),
}
