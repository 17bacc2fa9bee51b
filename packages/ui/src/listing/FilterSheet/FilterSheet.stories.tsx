import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type FilterExample, useFilterExample } from '../../../.storybook/filter-example.tsx'
import { searchWords, useSearchWords } from '../../../.storybook/words/search.ts'
import { Button } from '../../foundations/Button/Button.tsx'
import { FilterSheet, type FilterSheetProps } from './FilterSheet.tsx'

interface ExampleProps extends Pick<FilterSheetProps, 'from'> {
  start?: Partial<FilterExample>
}

function Example({ start, from }: ExampleProps) {
  const words = useSearchWords()
  const panel = useFilterExample(start)
  const [open, setOpen] = useState(false)
  return (
    <div style={{ minBlockSize: 480 }}>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {words.filters}
      </Button>
      <FilterSheet
        {...panel}
        {...(from && { from })}
        open={open}
        onClose={() => setOpen(false)}
        closeLabel={words.close}
        result={panel.result && { ...panel.result, onShow: () => setOpen(false) }}
      />
    </div>
  )
}

const meta = {
  title: 'FilterSheet',
  component: Example,
  parameters: { docs: { of: FilterSheet } },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

async function openSheet(canvasElement: HTMLElement, language: unknown) {
  const words = searchWords(language)
  const button = within(canvasElement).getByRole('button', { name: words.filters })
  await userEvent.click(button)
  const sheet = await within(document.body).findByRole('dialog', { name: words.filters })
  return { button, sheet, words }
}

/** A modal sheet: the focus stays inside, Escape closes it and the focus goes back to its button. */
export const Default: Story = {}

export const Playground: Story = {
  args: { from: 'end' },
  argTypes: { from: { control: 'inline-radio', options: ['start', 'end', 'bottom'] } },
}

export const Open: Story = {
  args: { start: { types: ['villa'], furnishing: 'furnished' } },
  play: async ({ canvasElement, globals }) => {
    const { sheet, words } = await openSheet(canvasElement, globals.language)
    await waitFor(() =>
      expect(within(sheet).getByRole('button', { name: words.clearAll })).toBeVisible(),
    )
  },
}

/** As phones have it. */
export const FromBelow: Story = {
  args: { from: 'bottom', start: { types: ['villa'] } },
  play: async ({ canvasElement, globals }) => {
    await openSheet(canvasElement, globals.language)
  },
}

export const EscapeGoesBack: Story = {
  play: async ({ canvasElement, globals }) => {
    const { button, sheet } = await openSheet(canvasElement, globals.language)
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** A budget that ends before it begins, and numbers that nobody has. */
export const AbsurdBudget: Story = {
  args: {
    from: 'bottom',
    start: {
      types: ['villa', 'apartment', 'townhouse', 'gone'],
      budget: { min: '999999999999999999', max: '0' },
    },
  },
  play: async ({ canvasElement, globals }) => {
    const { sheet } = await openSheet(canvasElement, globals.language)
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
