import type { Meta, StoryObj } from '@storybook/react-vite'
import { cardOf, contractProperties } from '../../../.storybook/contract-properties.tsx'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { usePropertyWords } from '../../../.storybook/words/properties.ts'
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { CompareIcon } from '../../foundations/icons/things.tsx'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import { PropertyCard } from './PropertyCard.tsx'

const meta = {
  title: 'PropertyCard/States',
  component: PropertyCard,
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}>{Story()}</div>],
} satisfies Meta<typeof PropertyCard>
export default meta
type Story = Omit<StoryObj<typeof meta>, 'args'>

function useCard(place = 0) {
  const words = usePropertyWords()
  const arabic = useUi().locale === 'ar'
  const properties = contractProperties()
  const property = properties[place] ?? properties[0]
  if (!property) throw new Error('no home')
  return { words, card: cardOf(property, words, arabic) }
}

/** Was looked at before: the picture steps back and a word says why. */
export const Seen: Story = {
  render: () => {
    const { words, card } = useCard()
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <PropertyCard {...card} seen={words.seen} />
        <PropertyCard {...card} seen={words.seen} layout="compact" />
      </div>
    )
  },
}

/** Actions lie above the link that covers the card. */
export const WithActions: Story = {
  render: () => {
    const { words, card } = useCard(1)
    const actions = (
      <>
        <Button asChild variant="outline" size="sm" startIcon={<CompareIcon size={18} />}>
          <a href="#compare">{words.compare}</a>
        </Button>
        <Checkbox label={words.compare} />
      </>
    )
    return <PropertyCard {...card} actions={actions} />
  },
}

/** Nothing but what is required. */
export const Bare: Story = {
  render: () => {
    const { card } = useCard()
    const { href, title, place, price, texts } = card
    return <PropertyCard {...{ href, title, place, price, texts }} pictures={[]} facts={[]} />
  },
}

/** One picture: nothing to step through. */
export const OnePicture: Story = {
  render: () => {
    const { card } = useCard(3)
    return <PropertyCard {...card} pictures={card.pictures.slice(0, 1)} />
  },
}

/** The address of the picture answers nothing: our mark on sand. */
export const FailedPicture: Story = {
  render: () => <PropertyCard {...useCard().card} pictures={['https://gone.invalid/1.webp']} />,
}

/** Words without an end, badges without number, enormous figures: the shape holds. */
export const AbsurdContent: Story = {
  render: () => {
    const { words, card } = useCard()
    const flags = Array.from({ length: 9 }, (_, at) => ({ id: String(at), text: words.verified }))
    return (
      <PropertyCard
        {...card}
        title={endlessWord}
        place={endlessWord}
        price={{ price: words.money('999,999,999,999,999,999'), period: words.perYear }}
        pictureCount="10,000"
        badges={[...flags, { id: 'long', text: endlessWord }]}
        details={[words.rate('0'), endlessWord, words.listed]}
      />
    )
  },
}

/** A title in the other direction keeps its own, inside a card of this one. */
export const OtherDirection: Story = {
  render: () => {
    const { words, card } = useCard()
    return <PropertyCard {...card} title={words.otherDirection} place={words.otherDirection} />
  },
}
