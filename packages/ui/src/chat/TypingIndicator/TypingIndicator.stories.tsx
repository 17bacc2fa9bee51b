import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { useChatWords } from '../../../.storybook/words/chat.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { TypingIndicator, type TypingIndicatorProps } from './TypingIndicator.tsx'

const meta = {
  component: TypingIndicator,
  args: { status: 'typing', label: 'Noor is typing' },
  parameters: {
    docs: {
      description: {
        component:
          'A `status` region that stays in the page, so that writing is told once, politely. The dots are decoration and stand still for people who ask for less motion. A missing answer is an alert.',
      },
    },
  },
} satisfies Meta<typeof TypingIndicator>
export default meta
type Story = StoryObj<typeof meta>

const again = fn()

function Example(props: Partial<TypingIndicatorProps>) {
  const words = useChatWords()
  return (
    <TypingIndicator
      status="typing"
      label={words.typing}
      stalled={{ text: words.stalled, retryLabel: words.askAgain, onRetry: again }}
      {...props}
    />
  )
}

export const Default: Story = { tags: ['snapshot'], render: () => <Example /> }

export const Playground: Story = {
  argTypes: { status: { control: 'inline-radio', options: ['none', 'typing', 'stalled'] } },
}

export const WithWords: Story = { render: () => <Example showLabel /> }

/** Nothing is drawn; the region waits. */
export const Silent: Story = { render: () => <Example status="none" /> }

/** No answer has come in time. */
export const Stalled: Story = {
  render: () => <Example status="stalled" />,
  async play({ canvasElement }) {
    const alert = within(within(canvasElement).getByRole('alert'))
    await userEvent.click(alert.getByRole('button'))
    await expect(again).toHaveBeenCalled()
  },
}

export const AbsurdTexts: Story = { render: () => <Example showLabel label={endlessWord} /> }
