import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { useChatWords } from '../../../.storybook/words/chat.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { QuickActionPills } from '../QuickActionPills/QuickActionPills.tsx'
import { ChatBubble } from './ChatBubble.tsx'

const meta = {
  component: ChatBubble,
  args: { side: 'bot', sender: 'Noor', children: 'Which community would you like?' },
  decorators: [(Story) => <div style={{ display: 'grid', maxInlineSize: 400 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'Belongs in a `role="log"`, which tells each finished message. One whose words still come is silent until it is complete. A failed one is an alert with buttons; sources are a native `details`.',
      },
    },
  },
} satisfies Meta<typeof ChatBubble>
export default meta
type Story = StoryObj<typeof meta>

const at = (time: string) => ({ time, isoTime: '2026-11-21T09:41' })
const retry = fn()
const discard = fn()

export const Default: Story = {
  tags: ['snapshot'],
  render: () => {
    const { talk, noor, you } = useChatWords()
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <ChatBubble side="user" sender={you} {...at('09:41AM')}>
          {talk.ask}
        </ChatBubble>
        <ChatBubble side="bot" sender={noor} {...at('09:41AM')}>
          {talk.answer}
        </ChatBubble>
        <ChatBubble side="user" sender={you} {...at('09:42AM')}>
          {talk.yes}
        </ChatBubble>
      </div>
    )
  },
}

export const Playground: Story = {
  args: { time: '09:41AM', streaming: false },
  argTypes: {
    side: { control: 'inline-radio', options: ['bot', 'user'] },
    status: { control: 'inline-radio', options: [undefined, 'sending', 'queued', 'failed'] },
  },
}

/** On its way, and waiting until the assistant has finished. */
export const Sending: Story = {
  render: () => {
    const words = useChatWords()
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <ChatBubble side="user" sender={words.you} status="sending" statusText={words.sending}>
          {words.talk.ask}
        </ChatBubble>
        <ChatBubble side="user" sender={words.you} status="queued" statusText={words.queued}>
          {words.talk.yes}
        </ChatBubble>
      </div>
    )
  },
}

/** Kept, with what happened and the two ways on. */
export const Failed: Story = {
  render: () => {
    const words = useChatWords()
    return (
      <ChatBubble
        side="user"
        sender={words.you}
        status="failed"
        failure={{
          text: words.failed,
          retryLabel: words.retry,
          onRetry: retry,
          discardLabel: words.discard,
          onDiscard: discard,
        }}
        {...at('09:42AM')}
      >
        {words.talk.yes}
      </ChatBubble>
    )
  },
  async play({ canvasElement }) {
    const alert = within(within(canvasElement).getByRole('alert'))
    const [first] = alert.getAllByRole('button')
    first?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(retry).toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(discard).toHaveBeenCalled()
  },
}

/** Words still come: `aria-busy`, and silent until they are complete. */
export const Streaming: Story = {
  render: () => {
    const { talk, noor } = useChatWords()
    return (
      <ChatBubble side="bot" sender={noor} streaming>
        {talk.streaming}
      </ChatBubble>
    )
  },
}

/** Enter or space on the summary opens the small print. */
export const Sources: Story = {
  render: () => {
    const words = useChatWords()
    return (
      <ChatBubble
        side="bot"
        sender={words.noor}
        {...at('09:42AM')}
        sources={{
          summary: words.sources,
          items: [
            { id: '1', claim: words.source1, detail: words.source1Detail, href: '#home' },
            { id: '2', claim: words.source2, detail: words.source2Detail },
          ],
        }}
      >
        {words.talk.nine}
      </ChatBubble>
    )
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const summary = canvasElement.querySelector('summary')
    if (summary) await userEvent.click(summary)
    await expect(canvas.getByRole('link')).toBeVisible()
  },
}

/** Answers that the assistant offers. */
export const Actions: Story = {
  render: () => {
    const words = useChatWords()
    return (
      <ChatBubble
        side="bot"
        sender={words.noor}
        actions={
          <QuickActionPills
            compact
            label={words.suggestions}
            onChoose={() => {}}
            actions={words.pills.slice(4, 7).map((label) => ({ id: label, label }))}
          />
        }
      >
        {words.talk.answer}
      </ChatBubble>
    )
  },
}

/** The text of the other script keeps its own direction; its place in the conversation stays. */
export const OtherDirection: Story = {
  render: () => {
    const { talk, noor, you } = useChatWords()
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <ChatBubble side="bot" sender={noor} {...at('09:42AM')}>
          {talk.other}
        </ChatBubble>
        <ChatBubble side="user" sender={you} {...at('09:43AM')}>
          {talk.other}
        </ChatBubble>
      </div>
    )
  },
}

/** 200 letters without a break, a long address, line breaks, and one letter. */
export const AbsurdTexts: Story = {
  render: () => {
    const { noor, you } = useChatWords()
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <ChatBubble side="user" sender={you} status="failed">
          {endlessWord}
        </ChatBubble>
        <ChatBubble side="bot" sender={endlessWord} {...at('09:42AM')}>
          {`https://example.com/${endlessWord}\n\n1.\n2.\n3.`}
        </ChatBubble>
        <ChatBubble side="bot" sender={noor}>
          ?
        </ChatBubble>
      </div>
    )
  },
}
