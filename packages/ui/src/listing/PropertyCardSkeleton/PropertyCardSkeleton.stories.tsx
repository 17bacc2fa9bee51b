import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { properties } from '../../../.storybook/properties.tsx'
import { useBasicWords } from '../../../.storybook/words/basics.ts'
import { useWords } from '../../../.storybook/words.ts'
import { Button } from '../../foundations/Button/Button.tsx'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'
import { type CardLayout, PropertyCard } from '../PropertyCard/PropertyCard.tsx'
import { PropertyCardSkeleton } from './PropertyCardSkeleton.tsx'

const meta = {
  component: PropertyCardSkeleton,
  args: { layout: 'grid' },
  parameters: {
    docs: {
      description: {
        component:
          'Hidden from screen readers and without focus: the region around it carries `aria-busy` and says once that homes are coming. It shimmers, and stands still where less motion is asked for.',
      },
    },
  },
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
      {properties(useWords())
        .slice(0, 1)
        .map((property) => (
          <PropertyCard key={property.title} {...property} />
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

function Pair({ layout, width }: { layout: CardLayout; width: number }) {
  const [property] = properties(useWords())
  return (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: width }}>
      {property && <PropertyCard {...property} layout={layout} />}
      <PropertyCardSkeleton layout={layout} />
    </div>
  )
}

export const List: Story = { render: () => <Pair layout="list" width={860} /> }

export const Compact: Story = { render: () => <Pair layout="compact" width={420} /> }

export const OnTheMap: Story = { render: () => <Pair layout="map" width={320} /> }

export const InTheChat: Story = { render: () => <Pair layout="chat" width={320} /> }

function Arriving() {
  const words = useWords()
  const { loadingHomes: loadingProperties } = useBasicWords()
  const [there, setThere] = useState(false)
  useEffect(() => {
    if (there) return
    const timer = setTimeout(() => setThere(true), 1500)
    return () => clearTimeout(timer)
  }, [there])
  return (
    <>
      <Button variant="outline" onClick={() => setThere(false)}>
        {words.seeAll}
      </Button>
      <div style={{ ...grid, marginBlockStart: 16 }} aria-busy={!there}>
        {properties(words).map((property) =>
          there ? (
            <PropertyCard key={property.title} {...property} />
          ) : (
            <PropertyCardSkeleton key={property.title} />
          ),
        )}
      </div>
      <div role="status">
        <VisuallyHidden>{there ? '' : loadingProperties}</VisuallyHidden>
      </div>
    </>
  )
}

/** Slow: told once, and out of the way of Tab until the properties are there. */
export const Slow: Story = {
  render: () => <Arriving />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('status')).toHaveTextContent(/\S/)
    await userEvent.tab()
    await expect(page.getByRole('button')).toHaveFocus()
    await waitFor(() => expect(page.getAllByRole('link').length).toBeGreaterThan(2), {
      timeout: 5000,
    })
  },
}

/** Too narrow, too wide, and a hundred: no scroll bar of its own, and nothing for the ear. */
export const Absurd: Story = {
  render: () => (
    <>
      <div style={{ inlineSize: 96 }}>
        <PropertyCardSkeleton layout="chat" />
      </div>
      <div style={{ maxInlineSize: 2000 }}>
        <PropertyCardSkeleton layout="list" />
      </div>
      <div style={{ ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))' }}>
        {Array.from({ length: 100 }, (_, at) => `${at}`).map((id) => (
          <PropertyCardSkeleton key={id} layout="compact" />
        ))}
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent?.trim()).toBe('')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
