import './MortgageCalculator.css'
import { mortgagePlan } from '@manzil/domain/costs/mortgage'
import { type ReactNode, useId } from 'react'
import { MoneyField } from '../../forms/MoneyField/MoneyField.tsx'
import { NumberField } from '../../forms/NumberField/NumberField.tsx'
import { Disclosure } from '../../foundations/Disclosure/Disclosure.tsx'
import { InfoIcon } from '../../foundations/icons/things.tsx'
import { MortgageYears, type MortgageYearsTexts } from './MortgageYears.tsx'
import { Slider } from './Slider.tsx'

/** `null` is a field that is empty or unreadable. */
export interface MortgageValue {
  /** AED. */
  price: number | null
  /** Paid by the buyer, AED. */
  deposit: number | null
  years: number | null
  /** Percent a year. */
  rate: number | null
}

export interface MortgageCalculatorProps {
  value: MortgageValue
  onChange: (value: MortgageValue) => void
  /** Bounds of the sliders and of what banks lend: facts of a market, so they come from outside. */
  limits: {
    /** Least share of the price that the buyer pays, in percent. */
    minDepositPercent: number
    maxYears: number
    maxRate: number
  }
  /** By default the annuity of `mortgage.ts`; monthly, total and interest in AED. */
  plan?: typeof mortgagePlan
  /** Where rate and bounds come from: a `SourceNote`. */
  source?: ReactNode
  /** Writes an amount in AED as the language of the page does. */
  formatMoney: (aed: number) => string
  /** Of 25: "25%". */
  formatPercent: (percent: number) => string
  level?: 2 | 3
  texts: MortgageYearsTexts & {
    title: string
    price: string
    deposit: string
    /** "at least 20%" below the deposit. */
    minDeposit: (percent: string) => string
    /** When it is less. */
    depositTooSmall: (least: string) => string
    depositTooLarge: string
    years: string
    yearsUnit: string
    rate: string
    percentUnit: string
    moneyUnit: string
    monthly: string
    loan: string
    interest: string
    total: string
    /** While a field is empty. */
    incomplete: string
    /** An estimate is no offer. */
    disclaimer: string
  }
}

/** What a loan costs a month and in all. Results are told while typing. */
export function MortgageCalculator(props: MortgageCalculatorProps) {
  const { value, onChange, limits, formatMoney, formatPercent, level = 2, texts } = props
  const plan = props.plan ?? mortgagePlan
  const id = useId()
  const Heading = `h${level}` as const
  const { price, deposit, years, rate } = value
  const least = price === null ? 0 : Math.ceil((price * limits.minDepositPercent) / 100)
  const error = depositError(value, least, props)
  const loan =
    price === null || deposit === null || years === null || rate === null || deposit > price
      ? undefined
      : { principal: price - deposit, annualRate: rate, years }
  const result = loan && plan(loan)
  const share = price && deposit !== null ? (deposit / price) * 100 : undefined
  return (
    <section className="mz-calculator" aria-labelledby={id}>
      <Heading id={id} className="mz-calculator__title">
        {texts.title}
      </Heading>
      <div className="mz-calculator__fields">
        <MoneyField
          label={texts.price}
          unit={texts.moneyUnit}
          value={price}
          onChange={(next) => onChange({ ...value, price: next })}
        />
        <div>
          <MoneyField
            label={texts.deposit}
            unit={texts.moneyUnit}
            value={deposit}
            error={error}
            hint={
              share === undefined
                ? texts.minDeposit(formatPercent(limits.minDepositPercent))
                : `${formatPercent(share)} · ${texts.minDeposit(formatPercent(limits.minDepositPercent))}`
            }
            onChange={(next) => onChange({ ...value, deposit: next })}
          />
          <Slider
            label={texts.deposit}
            value={Math.min(deposit ?? 0, price ?? 0)}
            min={0}
            max={price ?? 0}
            step={Math.max(1, Math.round((price ?? 0) / 200))}
            text={formatMoney(deposit ?? 0)}
            onChange={(next) => onChange({ ...value, deposit: next })}
          />
        </div>
        <div>
          <NumberField
            label={texts.years}
            unit={texts.yearsUnit}
            value={years}
            min={1}
            max={limits.maxYears}
            onChange={(next) => onChange({ ...value, years: next })}
          />
          <Slider
            label={texts.years}
            value={years ?? 1}
            min={1}
            max={limits.maxYears}
            step={1}
            text={`${years ?? 1} ${texts.yearsUnit}`}
            onChange={(next) => onChange({ ...value, years: next })}
          />
        </div>
        <div>
          <NumberField
            label={texts.rate}
            unit={texts.percentUnit}
            value={rate}
            min={0}
            max={limits.maxRate}
            step={0.05}
            decimals={2}
            onChange={(next) => onChange({ ...value, rate: next })}
          />
          <Slider
            label={texts.rate}
            value={rate ?? 0}
            min={0}
            max={limits.maxRate}
            step={0.05}
            text={formatPercent(rate ?? 0)}
            onChange={(next) => onChange({ ...value, rate: next })}
          />
        </div>
      </div>
      <div className="mz-calculator__result" role="status" aria-labelledby={id}>
        {result && loan ? (
          <>
            <p className="mz-calculator__main">
              <span>{texts.monthly}</span>
              <strong>{formatMoney(Math.round(result.monthly))}</strong>
            </p>
            <dl>
              <Sum label={texts.loan} value={formatMoney(loan.principal)} />
              <Sum label={texts.interest} value={formatMoney(Math.round(result.interest))} />
              <Sum label={texts.total} value={formatMoney(Math.round(result.total))} />
            </dl>
          </>
        ) : (
          <p>{texts.incomplete}</p>
        )}
      </div>
      {result && loan && result.total > 0 && (
        <>
          <div className="mz-calculator__bar" aria-hidden="true">
            <span style={{ flexGrow: loan.principal }} />
            <span style={{ flexGrow: result.interest }} />
          </div>
          {props.plan === undefined && (
            <Disclosure summary={texts.schedule}>
              <MortgageYears loan={loan} formatMoney={formatMoney} texts={texts} />
            </Disclosure>
          )}
        </>
      )}
      {props.source}
      <p className="mz-calculator__note">
        <InfoIcon size={16} />
        <span>{texts.disclaimer}</span>
      </p>
    </section>
  )
}

function depositError(value: MortgageValue, least: number, props: MortgageCalculatorProps) {
  const { texts, formatMoney } = props
  const { price, deposit } = value
  if (price === null || deposit === null) return undefined
  if (deposit > price) return texts.depositTooLarge
  return deposit < least ? texts.depositTooSmall(formatMoney(least)) : undefined
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
