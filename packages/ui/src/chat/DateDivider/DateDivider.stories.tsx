import type { Meta, StoryObj } from '@storybook/react-vite'
import { useChatWords } from '../../../.storybook/words/chat.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { DateDivider } from './DateDivider.tsx'

const meta = {
  component: DateDivider,
  args: { text: 'Today', isoDate: '2026-11-21' },
  parameters: {
    docs: {
      description: {
        component:
          'Read in its place as the words of the day; machines read the date. It takes no focus.',
      },
    },
  },
} satisfies Meta<typeof DateDivider>
export default meta
type Story = StoryObj<typeof meta>

/** Today, yesterday, otherwise weekday with short month and day. */
export const Default: Story = {
  tags: ['snapshot'],
  render: () => {
    const words = useChatWords()
    return (
      <div style={{ display: 'grid', gap: 24, maxInlineSize: 400 }}>
        <DateDivider text={words.thursday} isoDate="2026-11-19" />
        <DateDivider text={words.yesterday} isoDate="2026-11-20" />
        <DateDivider text={words.today} isoDate="2026-11-21" />
      </div>
    )
  },
}

export const Playground: Story = { args: { text: 'Thu, Nov 19' } }

/** A day that is not known, and words that no calendar has. */
export const AbsurdTexts: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 320 }}>
      <DateDivider text={endlessWord} isoDate="2026-11-19" />
      <DateDivider text="?" isoDate="2026-11-20" />
    </div>
  ),
}
