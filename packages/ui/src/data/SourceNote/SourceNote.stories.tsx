import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { grouped } from '../../../.storybook/contract-properties.tsx'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { propertyWords, usePropertyWords } from '../../../.storybook/words/properties.ts'
import { SourceNote, type SourceRow } from './SourceNote.tsx'

const meta = {
  component: SourceNote,
  args: {
    summary: 'Where this comes from',
    rows: [{ id: '1', origin: { text: 'MZ-S-10234' }, field: 'Asking price' }],
    texts: { origin: 'Listing', field: 'Field', value: 'Value', asOf: 'As of' },
  },
} satisfies Meta<typeof SourceNote>
export default meta
type Story = StoryObj<typeof meta>

function useNote(count = 1) {
  const words = usePropertyWords()
  const { reference, price, link, source } = fixtures.createProperty().data
  const asOf = source.as_of?.slice(0, 10) ?? ''
  const rows: SourceRow[] = Array.from({ length: count }, (_, at) => ({
    id: String(at),
    origin: { text: reference, href: `#${link}` },
    field: words.price,
    value: words.money(grouped((price ?? 0) + at)),
    asOf: { text: asOf, iso: asOf },
  }))
  const texts = {
    origin: words.listing,
    field: words.field,
    value: words.price,
    asOf: words.asOf,
  }
  return { words, rows, texts }
}

/** A native disclosure: Enter or Space opens it, and the browser's search finds what is inside. */
export const Default: Story = {
  tags: ['snapshot'],
  render: () => {
    const { words, rows, texts } = useNote()
    return (
      <div>
        <strong>{words.money('1,850,000')}</strong>
        <SourceNote summary={words.source} rows={rows} texts={texts} />
      </div>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const words = propertyWords(globals.language)
    await userEvent.click(canvas.getByText(words.source))
    await expect(canvas.getByRole('link')).toBeVisible()
  },
}

export const Playground: Story = { args: { open: true } }

/** A figure that was counted says how, and of what. */
export const Counted: Story = {
  render: () => {
    const { words, rows, texts } = useNote(3)
    return (
      <SourceNote open summary={words.source} rows={rows} texts={texts} method={words.sample} />
    )
  },
}

/** What was repaired or guessed at import. */
export const WithNotes: Story = {
  render: () => {
    const { words, rows, texts } = useNote()
    const noted = rows.map((row) => ({ ...row, notes: [words.howCounted, words.otherDirection] }))
    return (
      <SourceNote
        open
        summary={words.source}
        rows={noted}
        texts={{ ...texts, notes: words.howCounted }}
      />
    )
  },
}

/** A method without properties: an index of the land department. */
export const MethodAlone: Story = {
  render: () => {
    const { words, texts } = useNote()
    return <SourceNote open summary={words.source} rows={[]} texts={texts} method={words.sample} />
  },
}

/** Of many origins those in view are drawn; the list scrolls by itself, by keyboard too. */
export const ManyOrigins: Story = {
  render: () => {
    const { words, rows, texts } = useNote(60)
    return <SourceNote open summary={words.source} rows={rows} texts={texts} />
  },
}

export const AbsurdContent: Story = {
  render: () => {
    const { words, texts } = useNote()
    const rows = [
      { id: '1', origin: { text: endlessWord }, field: endlessWord, value: words.money('0') },
      { id: '2', origin: { text: words.otherDirection, href: 'javascript:alert(1)' } },
    ]
    return (
      <div style={{ maxInlineSize: 300 }}>
        <SourceNote open summary={words.source} rows={rows} texts={texts} method={endlessWord} />
      </div>
    )
  },
}
