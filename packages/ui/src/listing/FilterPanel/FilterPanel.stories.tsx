import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { type FilterExample, useFilterExample } from '../../../.storybook/filter-example.tsx'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { searchWords, useSearchWords } from '../../../.storybook/words/search.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FilterPanel } from './FilterPanel.tsx'

function Example({ start, busy = false }: { start?: Partial<FilterExample>; busy?: boolean }) {
  const panel = useFilterExample(start)
  return <FilterPanel {...panel} result={panel.result && { ...panel.result, busy }} />
}

const meta = {
  title: 'FilterPanel',
  component: Example,
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}>{Story()}</div>],
  parameters: { docs: { of: FilterPanel } },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

/**
 * Groups are native disclosures (Enter and Space fold them), their options checkboxes and radio
 * buttons. Each change is answered in a status: how many properties fit.
 */
export const Default: Story = { tags: ['snapshot'] }

export const Playground: Story = { args: { busy: false } }

/** Chosen options are chips above, removed one by one or all at once. */
export const Active: Story = { args: { start: { types: ['villa'], furnishing: 'furnished' } } }

/** The focus goes to the next chip, and to the name of the panel after the last. */
export const RemovingChips: Story = {
  ...Active,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const words = searchWords(globals.language)
    await userEvent.click(canvas.getByRole('button', { name: words.remove(words.villa) }))
    const next = canvas.getByRole('button', { name: words.remove(words.furnished) })
    await expect(next).toHaveFocus()
    await expect(canvas.getByRole('checkbox', { name: /486/ })).not.toBeChecked()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText(words.filters)).toHaveFocus()
  },
}

/** The chips alone, for the page behind the panel; several can be cleared at once. */
export const ChipsOfAPage: Story = {
  render: () => {
    const panel = useFilterExample({ types: ['villa'], furnishing: 'furnished' })
    const after = useRef<HTMLParagraphElement>(null)
    return (
      <div>
        <ActiveFilters {...panel} clearFrom={2} after={after} />
        <p ref={after} tabIndex={-1}>
          {panel.status}
        </p>
      </div>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const words = searchWords(globals.language)
    await userEvent.click(canvas.getByRole('button', { name: words.remove(words.villa) }))
    await expect(canvas.queryByRole('button', { name: words.clearAll })).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText(/./)).toHaveFocus()
  },
}

/** Long groups show their first options and whatever is chosen. */
export const Unfolding: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const words = searchWords(globals.language)
    const group = within(canvas.getByRole('group', { name: words.amenities }))
    await expect(group.getAllByRole('checkbox')).toHaveLength(8)
    await userEvent.click(group.getByRole('button', { name: words.showMore(11) }))
    await expect(group.getAllByRole('checkbox')).toHaveLength(11)
  },
}

/** Nothing fits: the panel offers what to let go of, with what each would bring. */
export const NothingFits: Story = {
  render: () => {
    const words = useSearchWords()
    return <Example start={{ amenities: words.amenityNames.slice(0, 5) }} />
  },
}

export const Counting: Story = { args: { busy: true } }

export const WrongRange: Story = { args: { start: { budget: { min: '3000000', max: '100' } } } }

/** Ten thousand options of a group: eight are drawn until all are asked for. */
export const TenThousand: Story = {
  render: () => {
    const panel = useFilterExample()
    const options = Array.from({ length: 10_000 }, (_, at) => ({
      value: String(at),
      label: `${panel.texts.label} ${at + 1}`,
      count: String(at),
    }))
    const group = { id: 'many', kind: 'many', title: panel.texts.label, chosen: ['9999'] } as const
    return <FilterPanel {...panel} groups={[{ ...group, options }]} active={[]} />
  },
}

export const AbsurdContent: Story = {
  render: () => {
    const words = useSearchWords()
    const panel = useFilterExample()
    const title = endlessWord
    return (
      <FilterPanel
        {...panel}
        active={[{ id: 'odd', label: endlessWord, removeLabel: words.remove(endlessWord) }]}
        groups={[
          {
            id: 'odd',
            kind: 'many',
            title,
            chosen: ['b'],
            options: [
              { value: 'a', label: endlessWord, count: '999,999,999' },
              { value: 'b', label: words.otherDirection, count: '0', disabled: true },
            ],
          },
          { id: 'none', kind: 'many', title: words.type, chosen: [], options: [] },
        ]}
      />
    )
  },
}
