import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { cardOf, contractProperties } from '../../../.storybook/contract-properties.tsx'
import { picture } from '../../../.storybook/pictures.ts'
import { propertyWords, usePropertyWords } from '../../../.storybook/words/properties.ts'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import { PropertyCard, type PropertyCardProps } from './PropertyCard.tsx'

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

function useCards(): PropertyCardProps[] {
  const words = usePropertyWords()
  const arabic = useUi().locale === 'ar'
  return contractProperties().map((property) => cardOf(property, words, arabic))
}

function Cards({ change, style = grid }: { change?: Partial<PropertyCardProps>; style?: object }) {
  return (
    <div style={style}>
      {useCards().map((property) => (
        <PropertyCard key={property.title} {...property} {...change} />
      ))}
    </div>
  )
}

/**
 * Tab stops once at the heart and once at the title; on the title the left and right arrows step
 * through the pictures, and a screen reader hears which one is shown.
 */
export const Default: Story = { tags: ['snapshot'], render: () => <Cards /> }

export const Playground: Story = {
  args: { layout: 'grid', lit: false, pictureCount: '14' },
  argTypes: {
    layout: { control: 'inline-radio', options: ['grid', 'list', 'compact', 'map', 'chat'] },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}>{Story()}</div>],
}

/** The second is lit, as when its pin is hovered. */
export const List: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 720 }}>
      {useCards().map((property, place) => (
        <PropertyCard key={property.title} {...property} layout="list" lit={place === 1} />
      ))}
    </div>
  ),
}

export const Compact: Story = {
  render: () => (
    <Cards
      change={{ layout: 'compact' }}
      style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}
    />
  ),
}

function ConfirmedCards() {
  const { agency, confirmed, furnished, listed } = usePropertyWords()
  return <Cards change={{ details: [furnished, listed, agency, confirmed] }} />
}

/** As much as can be said to tell homes apart: it wraps between two details, never within a short one. */
export const Confirmed: Story = { render: () => <ConfirmedCards /> }

/** In the bubble of a pin; it floats, so it has the shadow. */
export const OnTheMap: Story = {
  render: () => {
    const [property] = useCards()
    return property ? <PropertyCard {...property} layout="map" /> : <p />
  },
}

/** In a message of the assistant. */
export const InTheChat: Story = {
  render: () => (
    <Cards change={{ layout: 'chat' }} style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }} />
  ),
}

/** With words for a price. */
export const PriceOnRequest: Story = {
  render: () => {
    const property = useCards()[2]
    return <div style={{ maxInlineSize: 340 }}>{property && <PropertyCard {...property} />}</div>
  },
}

/** A drawing stands in for photographs, and says so. */
export const Illustrated: Story = {
  render: (_args, { globals }) => {
    const property = useCards()[1]
    const note = globals.language === 'ar' ? 'رسم توضيحي' : 'Illustration'
    return (
      <div style={{ maxInlineSize: 340 }}>
        {property && (
          <PropertyCard {...property} pictures={property.pictures.slice(0, 1)} pictureNote={note} />
        )}
      </div>
    )
  },
}

/** The arrows walk the pictures in the direction of reading, and say where they are. */
export const SteppingByKeyboard: Story = {
  ...PriceOnRequest,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const words = propertyWords(globals.language)
    canvas.getByRole('link').focus()
    const forward = globals.language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}'
    await userEvent.keyboard(forward)
    await waitFor(() => expect(canvas.getByText(words.position(2, 5))).toBeInTheDocument())
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
}

/** The pointer's buttons are no stops of the keyboard. */
export const SteppingByPointer: Story = {
  ...PriceOnRequest,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const words = propertyWords(globals.language)
    await userEvent.hover(canvas.getByRole('article'))
    const next = await canvas.findByRole('button', { name: words.next })
    await expect(next).toHaveAttribute('tabindex', '-1')
    await userEvent.click(next)
    await waitFor(() => expect(canvas.getByText(words.position(2, 5))).toBeInTheDocument())
  },
}

const lit = fn()

/** Tells when the pointer or the focus comes and goes, for the pin on the map. */
export const LightingThePin: Story = {
  render: () => {
    const [property] = useCards()
    return (
      <div style={{ maxInlineSize: 340 }}>
        {property && <PropertyCard {...property} onLit={lit} />}
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    lit.mockClear()
    const card = within(canvasElement).getByRole('article')
    await userEvent.hover(card)
    await userEvent.unhover(card)
    await expect(lit.mock.calls).toEqual([[true], [false]])
  },
}
