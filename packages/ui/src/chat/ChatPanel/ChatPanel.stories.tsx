import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ChatExample } from '../../../.storybook/chat-example.tsx'
import { useChatWords } from '../../../.storybook/words/chat.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { ChatBubble } from '../ChatBubble/ChatBubble.tsx'
import { TypingIndicator } from '../TypingIndicator/TypingIndicator.tsx'
import { ChatPanel } from './ChatPanel.tsx'

const meta = {
  component: ChatPanel,
  args: { label: 'Chat with Noor', header: null, children: null, footer: null },
  parameters: {
    docs: {
      description: {
        component:
          'Made of `ChatHeader`, `ChatLog`, `ChatWelcome` and `ChatComposer` beside it. A modal dialog that is static: Escape does nothing, Tab stays inside, the focus returns to the launcher. Enter sends, Shift and Enter make a line, arrow keys scroll the conversation, which is a `log`: finished messages are told, growing ones are not. 400 × 640 px, the conversation at most 400 px; the whole screen at 768 px and less. `docked` is a column of full height beside the page: no modal dialog.',
      },
    },
  },
} satisfies Meta<typeof ChatPanel>
export default meta
type Story = StoryObj<typeof meta>

const idea = fn()

/** A conversation over three days, with criteria, sources, properties and an answer that is coming. */
export const Default: Story = { tags: ['snapshot'], render: () => <ChatExample /> }

export const Playground: Story = {
  args: { placement: 'inline' },
  render: ({ placement }) => <ChatExample placement={placement ?? 'inline'} />,
}

/** A guest who comes for the first time: the login prompt and eight ways to begin. */
export const Guest: Story = { render: () => <ChatExample talk={null} guest criteria={[]} /> }

/** Just opened: nothing was said but a greeting, so the head stays in view. */
export const Greeting: Story = {
  render: () => {
    const words = useChatWords()
    return (
      <ChatExample
        guest
        begun={false}
        criteria={[]}
        talk={
          <ChatBubble side="bot" sender={words.noor}>
            {words.talk.answer.repeat(4)}
          </ChatBubble>
        }
      />
    )
  },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('.mz-log__area')).toHaveProperty('scrollTop', 0)
    await expect(canvasElement.querySelector('.mz-log__newest')).toBeNull()
  },
}

/** The session is being made: its language is not known yet. */
export const Connecting: Story = {
  render: () => {
    const { log } = useChatWords()
    return <ChatExample talk={null} connecting loading={log} criteria={[]} />
  },
}

/** Over a page: at the corner of a desk, the whole screen of a phone. */
export const OnAPage: Story = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => <ChatExample placement="fixed" />,
  async play({ canvasElement }) {
    const dialog = within(canvasElement).getByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeInTheDocument()
  },
}

/** A column beside a page that stays in use: Tab goes on to it. */
export const Docked: Story = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => <ChatExample placement="docked" />,
  async play({ canvasElement }) {
    const dialog = within(canvasElement).getByRole('dialog')
    await expect(dialog).not.toHaveAttribute('aria-modal')
    await expect(dialog.getBoundingClientRect().bottom).toBe(innerHeight)
  },
}

/** The history is on its way. */
export const Loading: Story = {
  render: () => {
    const { log } = useChatWords()
    return <ChatExample talk={null} loading={log} criteria={[]} />
  },
}

/** The connection was lost: what is typed stays, and nothing can be sent. */
export const Offline: Story = { render: () => <ChatExample offline value="?" /> }

/** No answer has come. */
export const Stalled: Story = {
  render: () => {
    const words = useChatWords()
    return (
      <ChatExample
        talk={
          <ChatBubble side="user" sender={words.you}>
            {words.talk.ask}
          </ChatBubble>
        }
        after={
          <TypingIndicator
            status="stalled"
            label={words.typing}
            stalled={{ text: words.stalled, retryLabel: words.askAgain, onRetry: () => {} }}
          />
        }
      />
    )
  },
}

/** The history could not be fetched. */
export const Failed: Story = {
  render: () => {
    const words = useChatWords()
    return (
      <ChatExample
        talk={null}
        criteria={[]}
        after={
          <ErrorState
            plain
            level={3}
            title={words.offline}
            actions={<Button variant="outline">{words.connectAgain}</Button>}
          />
        }
      />
    )
  },
}

/** Enter sends the text without its blanks; blanks alone go nowhere. */
export const Sending: Story = {
  render: () => <ChatExample talk={null} criteria={[]} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '   {Enter}')
    await expect(canvas.getByRole('log')).toBeEmptyDOMElement()
    await userEvent.type(input, 'a{Shift>}{Enter}{/Shift}b {Enter}')
    await expect(canvas.getByRole('log')).toHaveTextContent('a b')
    await expect(input).toHaveValue('')
  },
}

/** The next message is about a search: a chip that can be taken away, and what could be asked. */
export const AboutASearch: Story = {
  render: () => {
    const words = useChatWords()
    return (
      <ChatExample
        criteria={[words.criteriaList.join(' · ')]}
        ideas={{
          label: words.suggestions,
          actions: words.ideas.map((label) => ({ id: label, label })),
          onChoose: idea,
        }}
      />
    )
  },
  async play({ canvasElement }) {
    const first = canvasElement.querySelector<HTMLElement>('.mz-composer__ideas button')
    if (first) await userEvent.click(first)
    await expect(idea).toHaveBeenCalledWith(first?.textContent)
  },
}

/** Taking the last criterion back leaves the focus in the input. */
export const TakingCriteriaBack: Story = {
  render: () => <ChatExample talk={null} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    for (const button of canvasElement.querySelectorAll<HTMLElement>(
      '.mz-composer__criteria button',
    ))
      await userEvent.click(button)
    await expect(canvasElement.querySelector('.mz-composer__criteria')).toBeNull()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

/** Scrolled away from the end: the button leads back, and says how much has come. */
export const JumpToNewest: Story = {
  render: () => {
    const { unseen } = useChatWords()
    return <ChatExample unseen={unseen('3')} />
  },
  async play({ canvasElement }) {
    const area = canvasElement.querySelector('.mz-log__area')
    // It goes to its end when its pictures have their room.
    await waitFor(() => expect(area?.scrollTop).toBeGreaterThan(0))
    area?.scrollTo({ top: 0 })
    const jump = () => canvasElement.querySelector<HTMLElement>('.mz-log__newest button')
    await waitFor(() => expect(jump()).not.toBeNull())
    const button = jump()
    if (button) await userEvent.click(button)
    await waitFor(() => expect(jump()).toBeNull())
  },
}

/** A hundred messages. */
export const LongHistory: Story = {
  tags: ['!autodocs'],
  render: () => {
    const { talk, noor, you } = useChatWords()
    return (
      <ChatExample
        talk={Array.from({ length: 100 }, (_, at) => (
          <ChatBubble key={at} side={at % 2 ? 'bot' : 'user'} sender={at % 2 ? noor : you}>
            {at % 2 ? talk.nine : talk.yes}
          </ChatBubble>
        ))}
      />
    )
  },
}

/** Names, criteria and messages without a break. */
export const AbsurdTexts: Story = {
  render: () => (
    <ChatExample
      name={endlessWord}
      value={endlessWord}
      criteria={[endlessWord, '?', endlessWord]}
      talk={
        <ChatBubble side="user" sender={endlessWord}>
          {endlessWord}
        </ChatBubble>
      }
    />
  ),
}
