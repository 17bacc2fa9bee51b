import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { drawProperty } from '../../../.storybook/contract-pictures.ts'
import { contractProperties, grouped, placeOf } from '../../../.storybook/contract-properties.tsx'
import {
  type ContentWords,
  contentWords,
  useContentWords,
} from '../../../.storybook/words/content.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { Button } from '../../foundations/Button/Button.tsx'
import { TextLink } from '../../foundations/TextLink/TextLink.tsx'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import { CompareTable, type CompareTableProps } from './CompareTable.tsx'
import type { CompareCell, CompareGroup } from './compare-row.ts'

type Properties = ReturnType<typeof contractProperties>
/** A property that is there, or why it is not. */
type Presence = 'there' | 'gone' | 'lost'

/** The least or the most of a row, by number; nothing where not two are stated. */
function bestOf(values: readonly (number | null)[], side: 'min' | 'max'): number | undefined {
  const stated = values.filter((value) => value !== null)
  return stated.length > 1 ? Math[side](...stated) : undefined
}

function row(
  id: string,
  label: string,
  values: readonly (number | null)[],
  format: (value: number) => string,
  best?: { side: 'min' | 'max'; word: string },
) {
  const top = best && bestOf(values, best.side)
  const cells = values.map(
    (value): CompareCell => ({
      text: value === null ? null : format(value),
      best: value !== null && value === top ? best?.word : undefined,
    }),
  )
  return { id, label, cells }
}

function groupsOf(
  properties: readonly (Properties[number] | undefined)[],
  words: ContentWords,
): CompareGroup[] {
  const lowest = { side: 'min', word: words.lowest } as const
  const largest = { side: 'max', word: words.largest } as const
  const same = (text: string) => properties.map((property) => ({ text: property ? text : null }))
  return [
    {
      id: 'price',
      title: words.groupPrice,
      rows: [
        row(
          'price',
          words.rows.price,
          properties.map((property) => property?.price ?? null),
          (value) => words.money(grouped(value)),
          lowest,
        ),
        row(
          'rate',
          words.rows.rate,
          properties.map((property) => property?.price_per_sqft ?? null),
          (value) => words.money(grouped(value)),
          lowest,
        ),
      ],
    },
    {
      id: 'home',
      title: words.groupHome,
      rows: [
        row(
          'size',
          words.rows.size,
          properties.map((property) => property?.size ?? null),
          (value) => words.sqft(grouped(value)),
          largest,
        ),
        row(
          'beds',
          words.rows.beds,
          properties.map((property) => property?.bedrooms ?? null),
          (value) => (value === 0 ? words.studio : String(value)),
        ),
        { id: 'type', label: words.rows.type, cells: same(words.apartment) },
        { id: 'furnished', label: words.rows.furnished, cells: same(words.unfurnished) },
      ],
    },
    {
      id: 'paper',
      title: words.groupPaper,
      rows: [{ id: 'permit', label: words.rows.permit, cells: same('DEMO-71234567') }],
    },
  ]
}

interface ExampleProps {
  count?: number
  absurd?: boolean
  /** By column; the others are there. */
  presence?: readonly Presence[]
  /** Whether half of the properties state neither price nor size. */
  sparse?: boolean
}

function Example({ count = 4, absurd = false, presence = [], sparse = false }: ExampleProps) {
  const words = useContentWords()
  const arabic = useUi().locale === 'ar'
  const [taken, setTaken] = useState<readonly string[]>([])
  // Prices and rents are not compared with each other.
  const columns = contractProperties()
    .map((property, at) => ({
      ...property,
      ...(property.purpose === 'rent' && { price: 3_150_000, price_per_sqft: 1_507 }),
      ...(sparse && at % 2 === 1 && { price: null, price_per_sqft: null, size: null }),
      presence: presence[at] ?? 'there',
    }))
    .slice(0, count)
    .filter((property) => !taken.includes(property._id))
  const heads = columns.map((property): CompareTableProps['properties'][number] => {
    const basics = { id: property._id, href: `#${property.link}` }
    if (property.presence !== 'there') {
      const title = property.presence === 'gone' ? words.goneHome : words.lostHome
      const place = property.presence === 'gone' ? words.goneText : ''
      return { ...basics, title, place, removeLabel: words.remove(title) }
    }
    const title = absurd ? endlessWord : (arabic && property.title_ar) || property.title
    return {
      ...basics,
      title,
      place: absurd ? words.otherDirection : placeOf(property, arabic),
      ...(property.price !== null && { price: words.money(grouped(property.price)) }),
      picture: drawProperty(property.media[0]?.url ?? '')[0],
      removeLabel: words.remove(title),
    }
  })
  const odd = {
    id: 'odd',
    label: endlessWord,
    cells: columns.map((_, at) => ({ text: at % 2 ? endlessWord : '0' })),
  }
  const groups = groupsOf(
    columns.map((property) => (property.presence === 'there' ? property : undefined)),
    words,
  )
  return (
    <CompareTable
      properties={heads}
      groups={absurd ? [{ id: 'odd', title: endlessWord, rows: [odd] }, ...groups] : groups}
      onRemove={(id) => setTaken([...taken, id])}
      add={<TextLink href="#search">{words.addHome}</TextLink>}
      actions={
        <Button variant="outline" size="sm" onClick={() => window.print()}>
          {words.print}
        </Button>
      }
      texts={{
        caption: words.compare,
        rows: words.groupHome,
        differs: words.differs,
        differing: words.differing,
        shared: words.shared,
        onlyDifferences: words.onlyDifferences,
        notStated: words.notStated,
      }}
    />
  )
}

const meta = {
  title: 'CompareTable',
  component: Example,
  parameters: { docs: { of: CompareTable } },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

/**
 * A real table, first what differs, then what is shared: screen readers hear property and row with each
 * cell, "differs" with the rows that do, and "not stated" where nothing is. On phones it scrolls inside,
 * labels and heads stay, and the edge of the third column fades until it is swiped in.
 */
export const Default: Story = { tags: ['snapshot'] }

export const Playground: Story = { args: { count: 4, absurd: false } }

/** Room for more: the way to add one. */
export const Two: Story = { args: { count: 2 } }

/** Nothing to compare with yet. */
export const One: Story = { args: { count: 1 } }

export const OnlyDifferences: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const words = contentWords(globals.language)
    await userEvent.click(canvas.getByRole('checkbox', { name: words.onlyDifferences }))
    await expect(canvas.queryByRole('rowheader', { name: words.rows.permit })).toBeNull()
  },
}

/** Rows that differ stand first, and carry a word for those who listen; what is shared is said once. */
export const MarkedDifferences: Story = {
  args: { count: 2 },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { rows, differs } = contentWords(globals.language)
    const price = canvas.getByRole('rowheader', { name: `${rows.price} (${differs})` })
    await expect(price.closest('tr')).toHaveAttribute('data-differs')
    const permit = canvas.getByRole('rowheader', { name: rows.permit })
    await expect(permit.closest('tr')).not.toHaveAttribute('data-differs')
  },
}

/** Half of the properties state neither price nor size: that differs too, and no best is among them. */
export const NotStated: Story = { args: { sparse: true } }

/**
 * One is no longer on the market and one could not be loaded: both keep their columns, and can be
 * taken out. What is compared are the others.
 */
export const GoneProperties: Story = {
  args: { presence: ['there', 'gone', 'there', 'lost'] },
  tags: ['snapshot'],
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const {
      rows,
      goneHome: goneProperty,
      lostHome: lostProperty,
      remove,
    } = contentWords(globals.language)
    await expect(canvas.getByRole('rowheader', { name: rows.permit })).toBeVisible()
    for (const title of [goneProperty, lostProperty])
      await expect(canvas.getByRole('button', { name: remove(title) })).toBeEnabled()
  },
}

/** Taking one out marks the differences of the others anew. */
export const TakingOut: Story = {
  args: { count: 2 },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const words = contentWords(globals.language)
    const [first] = canvas.getAllByRole('button', { name: new RegExp(words.remove('')) })
    if (first) await userEvent.click(first)
    await expect(canvas.queryByText(`(${words.differs})`)).toBeNull()
  },
}

/** Nothing is left of any of them. */
export const AbsurdlyGone: Story = { args: { presence: ['gone', 'gone', 'gone', 'gone'] } }

export const AbsurdContent: Story = { args: { absurd: true } }
