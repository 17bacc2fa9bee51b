import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { grouped } from '../../../.storybook/contract-properties.tsx'
import { picture } from '../../../.storybook/pictures.ts'
import { useContentWords } from '../../../.storybook/words/content.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import { CommunityCard, type CommunityCardProps } from './CommunityCard.tsx'
import { CommunityCardSkeleton } from './CommunityCardSkeleton.tsx'

const meta = {
  component: CommunityCard,
  args: { href: '#dubai-marina', name: 'Dubai Marina', figures: [] },
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}>{Story()}</div>],
} satisfies Meta<typeof CommunityCard>
export default meta
type Story = StoryObj<typeof meta>

function useCommunity(): CommunityCardProps {
  const words = useContentWords()
  const arabic = useUi().locale === 'ar'
  const [location] = fixtures.listLocations().data
  return {
    href: `#${location?._id}`,
    name: (arabic ? location?.name_ar : location?.name) ?? words.marina,
    place: words.dubai,
    picture: picture('facade', 'tower', 'marina', 12),
    count: words.homes(String(location?.listings_count)),
    figures: [
      {
        id: 'sale',
        label: words.medianSale,
        value: words.money(grouped(1_850_000)),
        change: { text: words.up, direction: 'up' },
      },
      {
        id: 'rent',
        label: words.medianRent,
        value: words.aYear(grouped(132_000)),
        change: { text: words.down, direction: 'down' },
      },
    ],
    source: words.sample,
  }
}

/** One link with the name; the figures are a list of terms and values. */
export const Default: Story = {
  tags: ['snapshot'],
  render: () => <CommunityCard {...useCommunity()} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(1)
  },
}

export const Playground: Story = { args: { place: 'Dubai', count: '182 homes', source: '' } }

/** A category: how many there are, and no figures. Before it comes, its shape. */
export const WithoutFigures: Story = {
  render: () => {
    const { href, name, picture: src, count } = useCommunity()
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <CommunityCard href={href} name={name} picture={src} count={count} />
        <CommunityCardSkeleton />
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    const cards = [...canvasElement.querySelectorAll('.mz-community')]
    const [card, shape] = cards.map((element) => element.getBoundingClientRect().height)
    await expect(Math.abs((card ?? 0) - (shape ?? 0))).toBeLessThan(2)
  },
}

export const InAGrid: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 'min(1040px, 90vi)' }}>{Story()}</div>],
  render: () => {
    const words = useContentWords()
    const community = useCommunity()
    return (
      <div
        style={{
          display: 'grid',
          gap: 24,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
        }}
      >
        <CommunityCard {...community} />
        <CommunityCard
          {...community}
          name={words.hills}
          picture={picture('facade', 'townhouse', 'golf', 4)}
        />
        <CommunityCard
          {...community}
          name={words.palm}
          picture={picture('facade', 'villa', 'palm', 7)}
        />
      </div>
    )
  },
}

/** Too few properties: the place of the figure says so. */
export const TooFew: Story = {
  render: () => {
    const words = useContentWords()
    const figures = [{ id: 'sale', label: words.medianSale, value: words.few }]
    return <CommunityCard {...useCommunity()} figures={figures} source={undefined} />
  },
}

export const FailedPicture: Story = {
  render: () => <CommunityCard {...useCommunity()} picture="https://gone.invalid/1.webp" />,
}

export const AbsurdContent: Story = {
  render: () => {
    const words = useContentWords()
    return (
      <CommunityCard
        {...useCommunity()}
        name={endlessWord}
        place={words.otherDirection}
        count={words.homes('0')}
        figures={[
          { id: 'a', label: endlessWord, value: words.money('999,999,999,999,999') },
          { id: 'b', label: words.perSqft, value: endlessWord },
        ]}
        source={endlessWord}
      />
    )
  },
}
