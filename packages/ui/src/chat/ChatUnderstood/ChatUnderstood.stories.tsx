import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { useChatWords } from '../../../.storybook/words/chat.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { TextLink } from '../../foundations/TextLink/TextLink.tsx'
import { QuickActionPills } from '../QuickActionPills/QuickActionPills.tsx'
import { ChatUnderstood } from './ChatUnderstood.tsx'
import { SearchFoot } from './SearchFoot.tsx'
import { UnderstoodLine } from './UnderstoodLine.tsx'

const meta = {
  component: ChatUnderstood,
  args: {
    label: 'What I understood',
    parts: [{ id: '1', text: '2 bedrooms', removeLabel: 'Remove: 2 bedrooms' }],
    onRemove: fn(),
  },
  decorators: [(Story) => <div style={{ inlineSize: 358, maxInlineSize: '100%' }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'A line of chips above the input, which scrolls. The words of one that can be changed are a button that unfolds choices and takes the focus to them; Escape leads back. What is left out has a broken edge and says so.',
      },
    },
  },
} satisfies Meta<typeof ChatUnderstood>
export default meta
type Story = StoryObj<typeof meta>

const remove = fn()

function Example({ disabled = false, excludes = false }) {
  const words = useChatWords()
  const [editing, setEditing] = useState<string | null>(null)
  return (
    <ChatUnderstood
      label={words.understood}
      disabled={disabled}
      parts={[
        ...words.criteriaList.map((text, at) => ({
          id: String(at),
          text,
          removeLabel: words.remove(text),
          ...(at < 3 && { changeLabel: words.change(text) }),
        })),
        ...(excludes
          ? [
              {
                id: 'not',
                text: words.excluded,
                removeLabel: words.remove(words.excluded),
                excludes: true,
              },
            ]
          : []),
      ]}
      onRemove={remove}
      editing={editing}
      onEdit={setEditing}
      editor={
        <QuickActionPills
          compact
          label={words.suggestions}
          actions={words.instead.map((label) => ({ id: label, label }))}
          onChoose={() => setEditing(null)}
        />
      }
    />
  )
}

/** Pressing words unfolds other values; the focus goes there, and Escape brings it back. */
export const Default: Story = {
  tags: ['snapshot'],
  render: () => <Example />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const [chip] = canvas.getAllByRole('button', { expanded: false })
    if (chip) await userEvent.click(chip)
    const first = canvasElement.querySelector('.mz-understood__editor button')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(chip).toHaveFocus()
    await expect(canvasElement.querySelector('.mz-understood__editor')).toBeNull()
  },
}

export const Playground: Story = {}

/** What is not wanted has a broken edge and a word; the page of the search cannot leave it out. */
export const Excluded: Story = { render: () => <Example excludes /> }

/** While an answer is under way nothing can be changed. */
export const Disabled: Story = {
  render: () => <Example disabled />,
  async play({ canvasElement }) {
    for (const button of within(canvasElement).getAllByRole('button'))
      await expect(button).toBeDisabled()
  },
}

/** Under the newest answer: what can be done with its search. */
export const Foot: Story = {
  render: () => {
    const words = useChatWords()
    return (
      <SearchFoot>
        <TextLink href="#search">{words.openAsSearch}</TextLink>
        <p>{words.cannotExclude}</p>
      </SearchFoot>
    )
  },
}

/** Under answers that others have followed. */
export const Earlier: Story = {
  render: () => <UnderstoodLine>{useChatWords().criteriaList.join(' · ')}</UnderstoodLine>,
}

/** Words without end, and other directions. */
export const Absurd: Story = {
  args: {
    label: endlessWord,
    parts: [endlessWord, 'شقة في دبي', '0'].map((text, at) => ({
      id: String(at),
      text,
      removeLabel: text,
      changeLabel: text,
      excludes: at === 1,
    })),
    onEdit: () => {},
    editing: '0',
    editor: <p>{endlessWord}</p>,
  },
  async play({ canvasElement }) {
    // The line of parts scrolls by itself, and reaches to the edges of the panel.
    const editor = canvasElement.querySelector('.mz-understood__editor')
    await expect(editor?.scrollWidth).toBeLessThanOrEqual(editor?.clientWidth ?? 0)
  },
}
