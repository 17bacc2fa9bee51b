import type { Meta, StoryObj } from '@storybook/react-vite'
import { homes } from '../../../.storybook/homes.tsx'
import { picture } from '../../../.storybook/pictures.ts'
import { useWords } from '../../../.storybook/words.ts'
import { PropertyCard } from './PropertyCard.tsx'

const meta = {
  component: PropertyCard,
  args: {
    href: '#home',
    title: 'Marina-facing two-bedroom with a deep terrace',
    place: 'Marina Gate 2, Dubai Marina',
    price: { price: 'AED 2,350,000' },
    pictures: [picture('facade'), picture('living')],
    facts: [{ id: 'bed', text: '2 bed' }],
    texts: { previousPicture: 'Previous picture', nextPicture: 'Next picture' },
  },
} satisfies Meta<typeof PropertyCard>
export default meta
type Story = StoryObj<typeof meta>

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: '2rem 1.5rem',
}

export const Default: Story = {
  render: () => (
    <div style={grid}>
      {homes(useWords()).map((home) => (
        <PropertyCard key={home.title} {...home} />
      ))}
    </div>
  ),
}

export const Playground: Story = {
  args: { layout: 'grid', lit: false, pictureCount: '14' },
  argTypes: { layout: { control: 'inline-radio', options: ['grid', 'list', 'compact'] } },
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}>{Story()}</div>],
}

export const List: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 720 }}>
      {homes(useWords()).map((home, place) => (
        <PropertyCard key={home.title} {...home} layout="list" lit={place === 1} />
      ))}
    </div>
  ),
}

export const Compact: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      {homes(useWords()).map((home) => (
        <PropertyCard key={home.title} {...home} layout="compact" />
      ))}
    </div>
  ),
}

export const WithoutPictures: Story = {
  args: { pictures: [] },
  ...{ decorators: [(Story) => <div style={{ maxInlineSize: 340 }}>{Story()}</div>] },
}
