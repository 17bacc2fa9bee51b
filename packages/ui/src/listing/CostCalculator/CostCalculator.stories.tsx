import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { grouped } from '../../../.storybook/contract-properties.tsx'
import { type CostWords, costWords, useCostWords } from '../../../.storybook/words/costs.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { SourceNote } from '../../data/SourceNote/SourceNote.tsx'
import { CostCalculator, type CostScenario } from './CostCalculator.tsx'

/** Rates for looking at, with the shape that the app brings its own in. */
function scenariosOf(words: CostWords): CostScenario[] {
  const source = (
    <SourceNote
      summary={words.source}
      rows={[
        {
          id: 'register',
          origin: { text: words.register, href: 'https://dubailand.gov.ae/en/' },
          value: words.percent('4'),
          asOf: { text: '2026-11-01', iso: '2026-11-01' },
        },
      ]}
      texts={words.sourceTexts}
    />
  )
  return [
    {
      id: 'buying',
      label: words.buying,
      source,
      inputs: [
        { id: 'price', label: words.price },
        { id: 'loan', label: words.loanInput, hint: words.loanHint },
      ],
      rules: [
        { id: 'transfer', label: words.transfer, of: 'price', percent: 4 },
        { id: 'trustee', label: words.trustee, fixed: 4_000, taxPercent: 5 },
        { id: 'agent', label: words.agent, of: 'price', percent: 2, taxPercent: 5 },
        { id: 'mortgage', label: words.mortgageFee, of: 'loan', percent: 0.25, fixed: 290 },
      ],
    },
    {
      id: 'renting',
      label: words.renting,
      source,
      inputs: [{ id: 'rent', label: words.rent }],
      rules: [
        {
          id: 'deposit',
          label: words.securityDeposit,
          of: 'rent',
          percent: 5,
          note: words.depositNote,
        },
        { id: 'agent', label: words.agent, of: 'rent', percent: 5, taxPercent: 5 },
        { id: 'ejari', label: words.ejari, fixed: 220 },
      ],
      further: [{ id: 'first', label: words.firstPayment, amount: words.money('145,750') }],
    },
  ]
}

interface ExampleProps {
  values?: Record<string, number | null>
  scenarios?: readonly CostScenario[]
}

function Example({ values, scenarios }: ExampleProps) {
  const words = useCostWords()
  const [scenario, setScenario] = useState('buying')
  const [amounts, setAmounts] = useState<Readonly<Record<string, number | null>>>(
    values ?? { price: 1_850_000, loan: 1_480_000, rent: 132_000 },
  )
  return (
    <CostCalculator
      scenarios={scenarios ?? scenariosOf(words)}
      scenario={scenario}
      onScenarioChange={setScenario}
      values={amounts}
      onChange={setAmounts}
      formatMoney={(aed) => words.money(grouped(aed))}
      formatPercent={(percent) => words.percent(String(percent))}
      texts={{
        ...words,
        title: words.costs,
        moneyUnit: words.aed,
        total: words.costTotal,
        incomplete: words.costIncomplete,
        disclaimer: words.costsDisclaimer,
      }}
    />
  )
}

const meta = {
  title: 'CostCalculator',
  component: Example,
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
  parameters: { docs: { of: CostCalculator } },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

/** A table of costs, each with how it is counted; the sum is a status and is told on change. */
export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement, globals }) => {
    const words = costWords(globals.language)
    // 74,000 + 4,200 + 38,850 + 3,990.
    await expect(
      within(canvasElement).getByRole('status', { name: words.costs }),
    ).toHaveTextContent(words.money('121,040'))
  },
}

export const Playground: Story = { args: { values: { price: 900_000, loan: 0, rent: 60_000 } } }

export const Renting: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const words = costWords(globals.language)
    await userEvent.click(canvas.getByRole('radio', { name: words.renting }))
    // 6,600 + 6,930 + 220.
    await expect(canvas.getByRole('status', { name: words.costs })).toHaveTextContent(
      words.money('13,750'),
    )
  },
}

/** What can be told is told; the sum says that something is missing. */
export const Incomplete: Story = { args: { values: { price: 1_850_000, loan: null } } }

export const AbsurdContent: Story = {
  render: () => {
    const words = useCostWords()
    const odd: CostScenario = {
      id: 'odd',
      label: endlessWord,
      inputs: [{ id: 'price', label: endlessWord }],
      rules: [
        { id: 'a', label: endlessWord, of: 'price', percent: 400, note: endlessWord },
        { id: 'b', label: words.transfer, fixed: 0 },
      ],
    }
    return <Example scenarios={[odd]} values={{ price: 999_999_999_999_999 }} />
  },
}
