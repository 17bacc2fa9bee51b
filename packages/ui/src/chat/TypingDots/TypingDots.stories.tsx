import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../../../.storybook/Layout.tsx'
import { useBasicWords } from '../../../.storybook/words/basics.ts'
import { endlessWord, otherWay } from '../../../.storybook/words/fields.ts'
import { TypingDots } from './TypingDots.tsx'

const meta = {
  component: TypingDots,
  args: { label: 'Noor is writing' },
  parameters: {
    docs: {
      description: {
        component:
          'A status: screen readers say who writes, once, and the dots are silent. It takes no focus. Where less motion is asked for the dots stand still.',
      },
    },
  },
} satisfies Meta<typeof TypingDots>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: () => <TypingDots label={useBasicWords().writing} /> }

export const Playground: Story = { args: { label: 'نور تكتب' } }

/** The corner at the start of the line points to who writes; it is mirrored with the page. */
export const InBothDirections: Story = {
  render: () => (
    <Stack>
      <div dir="ltr">
        <TypingDots label="Noor is writing" />
      </div>
      <div dir="rtl" lang="ar">
        <TypingDots label="نور تكتب" />
      </div>
    </Stack>
  ),
}

/** As large as the text around it. */
export const InLargeText: Story = {
  render: () => (
    <div style={{ fontSize: 32 }}>
      <TypingDots label={useBasicWords().writing} />
    </div>
  ),
}

/** Names without end and of the other direction are heard, and widen nothing. */
export const Absurd: Story = {
  render: () => (
    <Stack width={60}>
      <TypingDots label={endlessWord} />
      <TypingDots label={otherWay.en} />
      <TypingDots label={otherWay.ar} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('status')[0]).toHaveAccessibleName(endlessWord)
  },
}
