import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { endlessWord, otherWay } from '../../../.storybook/words/fields.ts'
import { useWords } from '../../../.storybook/words.ts'
import { SkipButton } from './SkipButton.tsx'

function Example() {
  const words = useWords()
  return (
    <div style={{ position: 'relative', minBlockSize: 120, overflow: 'hidden' }}>
      <SkipButton label={words.skip} targetId="skip-target" />
      <div id="skip-target" tabIndex={-1} style={{ paddingBlockStart: 72 }}>
        {words.newestLead}
      </div>
    </div>
  )
}

const meta = { component: SkipButton, args: { label: 'Skip to content' } } satisfies Meta<
  typeof SkipButton
>
export default meta
type Story = StoryObj<typeof meta>

/** Seen while it has the focus; Enter moves the focus past what comes before the content. */
export const Default: Story = {
  render: () => <Example />,
  async play({ canvasElement }) {
    const skip = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await expect(skip).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(document.activeElement?.id).toBe('skip-target')
  },
}

export const Playground: Story = {}

/** Names without end and of the other direction, leading nowhere: the page keeps its width. */
export const Absurd: Story = {
  render: () => (
    <div style={{ position: 'relative', minBlockSize: 120, overflow: 'hidden' }}>
      <SkipButton label={`${otherWay.en} ${endlessWord} ${otherWay.ar}`} targetId="nowhere" />
    </div>
  ),
  async play({ canvasElement }) {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
  },
}
