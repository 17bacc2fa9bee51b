import type { Meta, StoryObj } from '@storybook/react-vite'
import { homes } from '../../../.storybook/homes.tsx'
import { useWords } from '../../../.storybook/words.ts'
import { PropertyCard } from '../PropertyCard/PropertyCard.tsx'
import { PropertyCardSkeleton } from './PropertyCardSkeleton.tsx'

const meta = {
  component: PropertyCardSkeleton,
  args: { layout: 'grid' },
} satisfies Meta<typeof PropertyCardSkeleton>
export default meta
type Story = StoryObj<typeof meta>

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: '2rem 1.5rem',
}

/** Beside the card that it stands for: the lines must fall on the same heights. */
export const Default: Story = {
  render: () => (
    <div style={grid}>
      {homes(useWords())
        .slice(0, 1)
        .map((home) => (
          <PropertyCard key={home.title} {...home} />
        ))}
      <PropertyCardSkeleton />
      <PropertyCardSkeleton />
    </div>
  ),
}

export const Playground: Story = {
  argTypes: {
    layout: { control: 'inline-radio', options: ['grid', 'list', 'compact', 'map', 'chat'] },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
}
