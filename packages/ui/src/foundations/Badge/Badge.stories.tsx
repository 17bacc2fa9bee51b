import type { Meta, StoryObj } from '@storybook/react-vite'
import { picture } from '../../../.storybook/pictures.ts'
import { endlessWord, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { useWords } from '../../../.storybook/words.ts'
import { ErrorIcon, PriceCutIcon, VerifiedIcon, WarningIcon } from '../icons/things.tsx'
import { Badge, type BadgeTone } from './Badge.tsx'

const tones: readonly BadgeTone[] = ['neutral', 'success', 'warning', 'error', 'info', 'accent']

const meta = {
  component: Badge,
  args: { children: 'Verified' },
  parameters: {
    docs: {
      description: {
        component:
          'Words, read in their place. No focus and no keys: what can be pressed is a Tag. The icon is decoration, the word says it all.',
      },
    },
  },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['snapshot'],
  render: () => (
    <Badge tone="success" icon={<VerifiedIcon size={14} />}>
      {useWords().verified}
    </Badge>
  ),
}

export const Playground: Story = {
  args: { tone: 'neutral', variant: 'soft', size: 'sm' },
  argTypes: {
    tone: { control: 'inline-radio', options: [...tones, 'media'] },
    variant: { control: 'inline-radio', options: ['soft', 'outline'] },
    size: { control: 'inline-radio', options: ['sm', 'md'] },
  },
}

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

export const Outline: Story = {
  render: () => {
    const words = useOverlayWords()
    return (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} variant="outline">
            {words.live}
          </Badge>
        ))}
      </div>
    )
  },
}

export const Sizes: Story = {
  render: () => {
    const words = useOverlayWords()
    return (
      <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
        <Badge tone="info">{words.priceCut}</Badge>
        <Badge tone="info" size="md">
          {words.priceCut}
        </Badge>
      </div>
    )
  },
}

/** The same in light and dark, since pictures do not change either. */
export const OnAPicture: Story = {
  render: () => (
    <div style={{ position: 'relative', maxInlineSize: 320 }}>
      <img src={picture('facade', 'villa', 'palm', 4)} alt="" />
      <span style={{ position: 'absolute', insetBlockStart: 12, insetInlineStart: 12 }}>
        <Badge tone="media" icon={<VerifiedIcon size={14} />}>
          {useWords().verified}
        </Badge>
      </span>
    </div>
  ),
}

const narrow = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  justifyItems: 'start',
  maxInlineSize: 220,
} as const

/** Never wider than its place; the text ends in dots. */
export const AbsurdContent: Story = {
  render: () => (
    <div style={narrow}>
      <Badge tone="success" icon={<VerifiedIcon size={14} />}>
        {endlessWord}
      </Badge>
      <Badge tone="info">{useOverlayWords().otherDirection}</Badge>
      <Badge>0</Badge>
    </div>
  ),
}
