import type { Meta, StoryObj } from '@storybook/react-vite'
import { useStepWords } from '../../../.storybook/words/steps.ts'
import { ProgressBar } from './ProgressBar.tsx'

/**
 * How far something is. **Screen readers**: the browser's progress element with its label; say the
 * state in words with `valueText`. It does not speak by itself when it changes: a live region of the
 * page says when the work is done. Fills from where reading begins.
 */
const meta = {
  component: ProgressBar,
  args: { label: 'Uploading pictures', value: 60 },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

const stack = { display: 'grid', gap: 24, maxInlineSize: 420 }

export const Default: Story = {
  render: () => {
    const words = useStepWords()
    return (
      <div style={stack}>
        <ProgressBar label={words.uploading} value={3} max={4} valueText={words.threeOfFour} />
      </div>
    )
  },
}

export const Playground: Story = { args: { valueText: '60%', tone: 'data', size: 'md' } }

export const States: Story = {
  render: () => {
    const words = useStepWords()
    return (
      <div style={stack}>
        <ProgressBar label={words.waiting} value={null} />
        <ProgressBar label={words.uploading} value={0} valueText="0%" />
        <ProgressBar label={words.saved} value={100} valueText="100%" tone="success" />
        <ProgressBar label={words.broken} value={75} valueText="75%" tone="error" />
        <ProgressBar label={words.uploading} value={40} size="sm" hideLabel />
      </div>
    )
  },
}

/** Too far, below zero, no number, a word of 200 letters. */
export const Absurd: Story = {
  render: () => (
    <div style={stack}>
      <ProgressBar label="999%" value={999} />
      <ProgressBar label="-5%" value={-5} />
      <ProgressBar label="NaN" value={Number.NaN} />
      <ProgressBar label={'Upload'.repeat(34)} value={50} valueText="9,000,000 of 18,000,000" />
    </div>
  ),
}
