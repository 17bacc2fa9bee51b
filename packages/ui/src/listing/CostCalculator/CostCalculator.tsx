import '../../foundations/VisuallyHidden/VisuallyHidden.css'
import '../MortgageCalculator/MortgageCalculator.css'
import './CostCalculator.css'
import { type ReactNode, useId } from 'react'
import { MoneyField } from '../../forms/MoneyField/MoneyField.tsx'
import { SegmentedControl } from '../../forms/SegmentedControl/SegmentedControl.tsx'
import { InfoIcon } from '../../foundations/icons/things.tsx'
import { type CostRule, sumCosts } from './costs.ts'

/** One way to get a property, with what it asks and what it costs. */
export interface CostScenario {
  id: string
  /** "Buying", "Renting" */
  label: string
  /** What is asked, in AED; rules name these ids. */
  inputs: readonly { id: string; label: string; hint?: string }[]
  /** Costs with rates of a day: never written into a component. */
  rules: readonly CostRule[]
  /** Sums that are told beside the total, as finished texts: "With the first of 4 cheques". */
  further?: readonly { id: string; label: string; amount: string }[]
  /** Where the rates come from: a `SourceNote`. */
  source?: ReactNode
}

export interface CostCalculatorProps {
  /** The ways to pay, each with its costs. */
  scenarios: readonly CostScenario[]
  /** Id of the one that is shown. */
  scenario: string
  /** Another one is to be shown. */
  onScenarioChange: (id: string) => void
  /** AED by the ids of inputs, kept over scenarios. */
  values: Readonly<Record<string, number | null>>
  onChange: (values: Readonly<Record<string, number | null>>) => void
  /** Writes an amount in AED as the language of the page does. */
  formatMoney: (aed: number) => string
  /** Of 4: "4%". */
  formatPercent: (percent: number) => string
  level?: 2 | 3
  texts: {
    title: string
    scenario: string
    moneyUnit: string
    cost: string
    amount: string
    total: string
    /** Below the total while an amount is missing. */
    incomplete: string
    /** "4% of the price", from a formatted share and the label of its base. */
    share: (percent: string, of: string) => string
    /** "plus 5% tax" */
    tax: (percent: string) => string
    disclaimer: string
  }
}

/** What comes on top of a price or a rent, line by line, each with how it is counted. */
export function CostCalculator(props: CostCalculatorProps) {
  const { scenarios, values, onChange, formatMoney, level = 2, texts } = props
  const id = useId()
  const Heading = `h${level}` as const
  const scenario = scenarios.find((one) => one.id === props.scenario) ?? scenarios[0]
  if (!scenario) return null
  const { lines, total, complete } = sumCosts(scenario.rules, values)
  return (
    <section className="mz-calculator" aria-labelledby={id}>
      <Heading id={id} className="mz-calculator__title">
        {texts.title}
      </Heading>
      {scenarios.length > 1 && (
        <div>
          <SegmentedControl
            label={texts.scenario}
            segments={scenarios.map((one) => ({ value: one.id, label: one.label }))}
            value={scenario.id}
            onChange={props.onScenarioChange}
          />
        </div>
      )}
      <div className="mz-calculator__fields">
        {scenario.inputs.map((input) => (
          <MoneyField
            key={input.id}
            label={input.label}
            hint={input.hint}
            unit={texts.moneyUnit}
            value={values[input.id] ?? null}
            onChange={(next) => onChange({ ...values, [input.id]: next })}
          />
        ))}
      </div>
      <table className="mz-costs">
        <caption className="mz-visually-hidden">{scenario.label}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.cost}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ rule, amount }) => (
            <tr key={rule.id}>
              <th scope="row">
                {rule.label}
                <span className="mz-costs__rule">{explain(rule, scenario, props)}</span>
              </th>
              <td>{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mz-calculator__result" role="status" aria-labelledby={id}>
        <p className="mz-calculator__main">
          <span>{texts.total}</span>
          <strong>{formatMoney(total)}</strong>
        </p>
        {complete && scenario.further && scenario.further.length > 0 && (
          <dl className="mz-costs__further">
            {scenario.further.map((sum) => (
              <div key={sum.id}>
                <dt>{sum.label}</dt>
                <dd>{sum.amount}</dd>
              </div>
            ))}
          </dl>
        )}
        {!complete && <p>{texts.incomplete}</p>}
      </div>
      {scenario.source}
      <p className="mz-calculator__note">
        <InfoIcon size={16} />
        <span>{texts.disclaimer}</span>
      </p>
    </section>
  )
}

/** How a cost is counted, in words, from its rule: the words cannot disagree with the sum. */
function explain(rule: CostRule, { inputs }: CostScenario, props: CostCalculatorProps) {
  const { formatPercent, formatMoney, texts } = props
  const base = inputs.find((input) => input.id === rule.of)?.label ?? ''
  return [
    rule.percent ? texts.share(formatPercent(rule.percent), base) : '',
    rule.percent && rule.fixed ? `+ ${formatMoney(rule.fixed)}` : '',
    rule.taxPercent ? texts.tax(formatPercent(rule.taxPercent)) : '',
    rule.note ?? '',
  ]
    .filter(Boolean)
    .join(' · ')
}
