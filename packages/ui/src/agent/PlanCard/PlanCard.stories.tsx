import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { comparedPlans, planRows } from '../../../.storybook/plans.tsx'
import { useAccountWords } from '../../../.storybook/words/account.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { PlanCard } from './PlanCard.tsx'
import { PlanComparison, type PlanComparisonProps } from './PlanComparison.tsx'

const meta = {
  component: PlanCard,
  args: { name: 'Professional', price: 'AED 499', features: ['25 live listings'] },
  parameters: {
    docs: {
      description: {
        component:
          'An article under its name; used limits are `progress` bars with their words. `PlanComparison` beside it is the switch between month and year (radio buttons: arrows choose), the cards, and a table whose marks have words, and which the arrow keys scroll where it is too wide.',
      },
    },
  },
} satisfies Meta<typeof PlanCard>
export default meta
type Story = StoryObj<typeof meta>

type Period = 'month' | 'year'

function Comparison(props: Partial<PlanComparisonProps<Period>>) {
  const words = useAccountWords()
  const [period, setPeriod] = useState<Period>('month')
  return (
    <PlanComparison
      label={words.plans}
      period={{
        label: words.period,
        segments: [
          { value: 'month', label: words.monthly },
          { value: 'year', label: words.yearly },
        ],
        value: period,
        onChange: setPeriod,
      }}
      plans={comparedPlans(words, period)}
      table={{
        caption: words.compare,
        featureLabel: words.feature,
        rows: planRows(words),
        included: words.included,
        notIncluded: words.notIncluded,
      }}
      {...props}
    />
  )
}

export const Default: Story = { tags: ['snapshot'], render: () => <Comparison /> }

export const Playground: Story = {
  args: { period: 'per month', popular: 'Popular', description: 'For agents.' },
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}>{Story()}</div>],
}

/** The plan that is held, with one limit reached. */
export const Held: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}>{Story()}</div>],
  render: () => {
    const words = useAccountWords()
    const [, plan] = comparedPlans(words, 'month')
    return (
      <PlanCard
        name={plan?.name ?? ''}
        price={plan?.price ?? ''}
        period={words.perMonth}
        features={plan?.features ?? []}
        current={words.yourPlan}
        uses={[
          {
            id: 'listings',
            label: words.listingsLabel,
            used: 4,
            limit: 25,
            text: words.used('4', '25'),
          },
          {
            id: 'featured',
            label: words.featuredLabel,
            used: 3,
            limit: 3,
            text: words.used('3', '3'),
          },
        ]}
      />
    )
  },
}

/** The prices change, nothing moves. */
export const Yearly: Story = {
  render: () => <Comparison />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const [month, year] = canvas.getAllByRole('radio')
    month?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(year).toBeChecked()
    await expect(canvasElement.querySelectorAll('s')).toHaveLength(2)
  },
}

export const OnePlan: Story = {
  render: () => {
    const words = useAccountWords()
    return <Comparison plans={comparedPlans(words, 'month').slice(0, 1)} />
  },
}

export const Loading: Story = {
  render: () => (
    <Comparison
      instead={
        <div className="mz-plans__cards" aria-busy="true">
          {['a', 'b', 'c'].map((id) => (
            <Skeleton key={id} height="24rem" radius="card" />
          ))}
        </div>
      }
    />
  ),
}

export const Empty: Story = {
  render: () => <Comparison instead={<EmptyState level={3} title={useAccountWords().noPlans} />} />,
}

/** Nothing costs nothing, a price without end, more used than there is. */
export const AbsurdContent: Story = {
  render: () => {
    const words = useAccountWords()
    const uses = [
      { id: 'a', label: endlessWord, used: 900, limit: 0, text: words.used('900', '0') },
    ]
    return (
      <Comparison
        plans={[
          { id: 'starter', name: endlessWord, price: 'AED 0', features: [], uses },
          {
            id: 'professional',
            name: words.otherWay,
            price: 'AED 999,999,999,999',
            features: [endlessWord],
            action: <Button block>{words.choose}</Button>,
          },
        ]}
      />
    )
  },
}
