import { useState } from 'react'
import type { ChartTexts } from './chart-texts.ts'

/** Rows at once: a table of 10,000 would freeze a phone. */
const page = 100

/** The figures of a chart, formatted. Rows are made when shown, since there may be 10,000. */
export interface ChartTableData {
  columns: readonly string[]
  count: number
  row: (index: number) => { id: string; cells: readonly string[] }
}

interface ChartTableProps {
  label: string
  data: ChartTableData
  texts: ChartTexts
  /** Heard only. */
  hidden: boolean
  minBlockSize: number
}

/** The same figures as rows: the first cell of each is its heading. */
export function ChartTable({ label, data, texts, hidden, minBlockSize }: ChartTableProps) {
  const [limit, setLimit] = useState(page)
  const shown = Math.min(limit, data.count)
  return (
    <div
      className={hidden ? 'mz-chart__unseen' : 'mz-chart__sheet'}
      style={hidden ? undefined : { minBlockSize }}
      // A long table scrolls, so the keyboard must get at it.
      {...(!hidden && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      <table>
        <caption className="mz-chart__unseen">{label}</caption>
        <thead>
          <tr>
            {data.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: shown }, (_, index) => {
            const { id, cells } = data.row(index)
            const [first, ...others] = cells
            return (
              <tr key={id}>
                <th scope="row">{first}</th>
                {others.map((cell, at) => (
                  <td key={data.columns[at + 1]}>{cell}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      {shown < data.count && (
        <p className="mz-chart__rest">
          <span>{texts.shown(shown, data.count)}</span>
          {!hidden && (
            <button
              type="button"
              className="mz-chart__toggle"
              onClick={() => setLimit(limit + page)}
            >
              {texts.more}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
