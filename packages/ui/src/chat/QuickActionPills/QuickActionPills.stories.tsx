import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { quickActions } from '../../../.storybook/quick-actions.tsx'
import { useChatWords } from '../../../.storybook/words/chat.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { QuickActionPills, type QuickActionPillsProps } from './QuickActionPills.tsx'

const meta = {
  component: QuickActionPills,
  args: { label: 'Suggestions', onChoose: () => {}, actions: [{ id: 'a', label: 'Ask' }] },
  decorators: [(Story) => <div style={{ maxInlineSize: 380 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'A named list of buttons, 44 px high: Tab goes from one to the next, Enter or space sends.',
      },
    },
  },
} satisfies Meta<typeof QuickActionPills>
export default meta
type Story = StoryObj<typeof meta>

function Eight(props: Partial<QuickActionPillsProps>) {
  const words = useChatWords()
  return (
    <QuickActionPills
      label={words.suggestions}
      onChoose={() => {}}
      actions={quickActions(words)}
      {...props}
    />
  )
}

export const Default: Story = { tags: ['snapshot'], render: () => <Eight /> }

export const Playground: Story = {
  args: { disabled: false, compact: false },
  render: ({ disabled, compact, onChoose }) => (
    <Eight disabled={disabled ?? false} compact={compact ?? false} onChoose={onChoose} />
  ),
}

/** As in the chat's panel. */
export const Compact: Story = { render: () => <Eight compact /> }

/** Before there is a session to send to. */
export const Disabled: Story = { render: () => <Eight disabled /> }

export const OneAction: Story = {
  args: { actions: [{ id: 'ask_question', label: 'Ask a Question' }] },
}

/** 200 letters without a break, and words of the other direction. */
export const AbsurdTexts: Story = {
  render: () => {
    const { talk } = useChatWords()
    const actions = [endlessWord, talk.other, '?'].map((label) => ({ id: label, label }))
    return <Eight actions={actions} />
  },
}

const chosen: string[] = []

/** What is sent is the key, not the words. */
export const KeyboardPath: Story = {
  render: () => <Eight onChoose={(id) => chosen.push(id)} />,
  async play({ canvasElement }) {
    chosen.length = 0
    within(canvasElement).getAllByRole('button')[0]?.focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(chosen).toEqual(['search_location'])
  },
}
