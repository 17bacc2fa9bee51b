import '../../foundations/VisuallyHidden/VisuallyHidden.css'
import { type Loan, mortgageYears } from '@manzil/domain/costs/mortgage'
import { useMemo } from 'react'
import { reachScroll } from '../../hooks/reach-scroll.ts'

export interface MortgageYearsTexts {
  schedule: string
  columns: { year: string; interest: string; principal: string; balance: string }
}

interface MortgageYearsProps {
  loan: Loan
  /** Writes an amount in AED as the language of the page does. */
  formatMoney: (aed: number) => string
  texts: MortgageYearsTexts
}

/** The loan year by year. */
export function MortgageYears({ loan, formatMoney, texts }: MortgageYearsProps) {
  const { principal, annualRate, years } = loan
  const rows = useMemo(
    () => mortgageYears({ principal, annualRate, years }),
    [principal, annualRate, years],
  )
  const { columns } = texts
  return (
    <div className="mz-calculator__years" ref={reachScroll}>
      <table>
        <caption className="mz-visually-hidden">{texts.schedule}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.year}</th>
            <th scope="col">{columns.interest}</th>
            <th scope="col">{columns.principal}</th>
            <th scope="col">{columns.balance}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.year}>
              <th scope="row">{row.year}</th>
              <td>{formatMoney(Math.round(row.interest))}</td>
              <td>{formatMoney(Math.round(row.principal))}</td>
              <td>{formatMoney(Math.round(row.balance))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
