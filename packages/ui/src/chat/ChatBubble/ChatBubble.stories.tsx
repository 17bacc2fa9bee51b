import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sourcesOf, useChatWords } from '../../../.storybook/words/chat.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { QuickActionPills } from '../QuickActionPills/QuickActionPills.tsx'
import { AnswerBubble } from './AnswerBubble.tsx'
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

/** Each figure in the words opens the small print at its own row. */
export const Sources: Story = {
  render: () => {
    const words = useChatWords()
    return (
      <AnswerBubble
        sender={words.noor}
        {...at('09:42AM')}
        text={words.talk.nine}
        sources={sourcesOf(words)}
        sourceLabel={words.showSource}
      />
    )
  },
  async play({ canvasElement }) {
    const figure = canvasElement.querySelector<HTMLElement>('.mz-bubble__figure')
    await expect(figure).not.toBeNull()
    if (figure) await userEvent.click(figure)
    const row = document.activeElement
    await expect(row?.closest('details')).toHaveAttribute('open')
    await expect(row).toHaveTextContent(figure?.textContent ?? '')
    await expect(within(canvasElement).getAllByRole('link')[0]).toBeVisible()
  },
}

/** Ended by the visitor: a sign and words, and what was said stays. */
export const Stopped: Story = {
  render: () => {
    const words = useChatWords()
    return (
      <ChatBubble side="bot" sender={words.noor} stopped={words.stopped} {...at('09:42AM')}>
        {words.talk.streaming}
      </ChatBubble>
    )
  },
}

/** Passages of the site that the answer rests on. */
export const Passages: Story = {
  render: () => {
    const words = useChatWords()
    return (
      <ChatBubble
        side="bot"
        sender={words.noor}
        {...at('09:42AM')}
        links={{
          label: words.readMore,
          items: words.passages.map((label, place) => ({ label, href: `#passage-${place}` })),
        }}
      >
        {words.talk.answer}
      </ChatBubble>
    )
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
        <ChatBubble side="bot" sender={noor} stopped={endlessWord}>
          ?
        </ChatBubble>
        <AnswerBubble
          sender={noor}
          text={`9${'0'.repeat(50)} 1 ${endlessWord}`}
          sourceLabel=""
          links={{ label: endlessWord, items: [{ label: endlessWord, href: '#' }] }}
          sources={{
            summary: endlessWord,
            open: true,
            items: [
              {
                id: '1',
                title: endlessWord,
                detail: endlessWord,
                link: { href: '#', text: endlessWord },
                figures: [
                  { id: 'a', claim: `9${'0'.repeat(50)}`, name: endlessWord },
                  { id: 'b', claim: '1', name: '' },
                ],
              },
            ],
          }}
        />
      </div>
    )
  },
  async play({ canvasElement }) {
    const frame = canvasElement.querySelector('.mz-bubble')?.parentElement
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0)
  },
}
