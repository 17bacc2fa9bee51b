import type { Meta, StoryObj } from '@storybook/react-vite'
import { useWords } from '../../../.storybook/words.ts'
import { ErrorIcon, PriceCutIcon, VerifiedIcon, WarningIcon } from '../icons/things.tsx'
import { Badge } from './Badge.tsx'

const meta = {
  component: Badge,
  args: { children: 'Verified' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <Badge tone="success" icon={<VerifiedIcon size={14} />}>
      {useWords().verified}
    </Badge>
  ),
}

export const Playground: Story = { args: { tone: 'neutral' } }

export const Tones: Story = {
  render: () => {
    const words = useWords()
    return (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Badge>{words.furnished}</Badge>
        <Badge tone="success" icon={<VerifiedIcon size={14} />}>
          {words.verified}
        </Badge>
        <Badge tone="warning" icon={<WarningIcon size={14} />}>
          {words.onRequest}
        </Badge>
        <Badge tone="error" icon={<ErrorIcon size={14} />}>
          {words.emailError}
        </Badge>
        <Badge tone="info" icon={<PriceCutIcon size={14} />}>
          {words.cut}
        </Badge>
        <Badge tone="accent">{words.fresh}</Badge>
      </div>
    )
  },
}
