import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { grouped } from '../../../.storybook/contract-properties.tsx'
import { costWords, useCostWords } from '../../../.storybook/words/costs.ts'
import { SourceNote } from '../../data/SourceNote/SourceNote.tsx'
import { MortgageCalculator, type MortgageValue } from './MortgageCalculator.tsx'

function Example({ start }: { start?: Partial<MortgageValue> }) {
  const words = useCostWords()
  const [value, setValue] = useState<MortgageValue>({
    price: 1_850_000,
    deposit: 370_000,
    years: 25,
    rate: 4.25,
    ...start,
  })
  return (
    <MortgageCalculator
      value={value}
      onChange={setValue}
      limits={{ minDepositPercent: 20, maxYears: 25, maxRate: 12 }}
      source={
        <SourceNote
          summary={words.source}
          rows={[
            {
              id: 'rate',
              origin: { text: 'Invented for this story' },
              value: words.percent('4.25'),
              asOf: { text: '2026-11-01', iso: '2026-11-01' },
            },
          ]}
          texts={words.sourceTexts}
        />
      }
      formatMoney={(aed) => words.money(grouped(aed))}
      formatPercent={(percent) => words.percent(String(Math.round(percent * 100) / 100))}
      texts={{ ...words, title: words.mortgage, moneyUnit: words.aed, percentUnit: '%' }}
    />
  )
}

const meta = {
  title: 'MortgageCalculator',
  component: Example,
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
  parameters: { docs: { of: MortgageCalculator } },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

/**
 * Each slider is the browser's own (arrows, Page Up and Down, Home, End) beside a field for the
 * exact number. The result is a status: it is told when it changes.
 */
export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const words = costWords(globals.language)
    // 1,480,000 at 4.25 % over 300 months.
    await expect(canvas.getByRole('status', { name: words.mortgage })).toHaveTextContent(
      words.money('8,018'),
    )
  },
}

export const Playground: Story = { args: { start: { price: 3_200_000 } } }

/** The slider and its field are one value. */
export const Sliding: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const words = costWords(globals.language)
    const slider = canvas.getByRole('slider', { name: words.years })
    fireEvent.input(slider, { target: { value: '10' } })
    await waitFor(() =>
      expect(canvas.getByRole('spinbutton', { name: words.years })).toHaveValue('10'),
    )
  },
}

/** Amounts as people write them. */
export const Typing: Story = {
  args: { start: { price: null } },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const words = costWords(globals.language)
    await expect(canvas.getByRole('status', { name: words.mortgage })).toHaveTextContent(
      words.incomplete,
    )
    await userEvent.type(canvas.getByRole('textbox', { name: words.price }), '1.85m')
    await expect(canvas.getByRole('status', { name: words.mortgage })).toHaveTextContent(
      words.money('8,018'),
    )
  },
}

export const DepositTooSmall: Story = { args: { start: { deposit: 100_000 } } }

export const DepositTooLarge: Story = { args: { start: { deposit: 9_000_000 } } }

export const WithoutInterest: Story = { args: { start: { rate: 0 } } }

/** The loan year by year. */
export const Schedule: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const words = costWords(globals.language)
    await userEvent.click(canvas.getByText(words.schedule, { selector: 'summary' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(26)
  },
}

/** A property for nothing costs nothing. */
export const Nothing: Story = { args: { start: { price: 0, deposit: 0 } } }

/** More than there is. */
export const AbsurdContent: Story = {
  args: { start: { price: 999_999_999_999_999, deposit: 200_000_000_000_000, rate: 12 } },
}
