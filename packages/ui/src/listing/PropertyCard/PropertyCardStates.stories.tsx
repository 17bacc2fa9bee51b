import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { cardOf, contractHomes } from '../../../.storybook/contract-homes.tsx'
import { homeWords, useHomeWords } from '../../../.storybook/words/homes.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { CompareIcon } from '../../foundations/icons/things.tsx'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import { HiddenCard } from './HiddenCard.tsx'
import { PropertyCard } from './PropertyCard.tsx'

const meta = {
  title: 'PropertyCard/States',
  component: PropertyCard,
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}>{Story()}</div>],
} satisfies Meta<typeof PropertyCard>
export default meta
type Story = Omit<StoryObj<typeof meta>, 'args'>

function useCard(place = 0) {
  const words = useHomeWords()
  const arabic = useUi().locale === 'ar'
  const homes = contractHomes()
  const home = homes[place] ?? homes[0]
  if (!home) throw new Error('no home')
  return { words, card: cardOf(home, words, arabic, place) }
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

/** Hiding leaves a line with the way back, where the home was. */
export const Hidden: Story = {
  render: () => {
    const { words, card } = useCard()
    const [hidden, setHidden] = useState(false)
    if (hidden) {
      return (
        <HiddenCard
          title={card.title}
          text={words.hiddenText}
          undo={words.undo}
          onUndo={() => setHidden(false)}
        />
      )
    }
    const hide = (
      <Button variant="outline" size="sm" onClick={() => setHidden(true)}>
        {words.hide}
      </Button>
    )
    return <PropertyCard {...card} actions={hide} />
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const words = homeWords(globals.language)
    await userEvent.click(canvas.getByRole('button', { name: words.hide }))
    await expect(canvas.queryByRole('link')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: words.undo }))
    await expect(canvas.getByRole('link')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: words.hide }))
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
        rate={{ text: words.rate('0'), comparison: words.above, side: 'above' }}
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
