import './ChartFrame.css'
import { type ReactNode, useId, useState } from 'react'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { ChartTable, type ChartTableData } from './ChartTable.tsx'
import type { ChartTexts } from './chart-texts.ts'

/** What line, bar and distribution charts have in common. */
export interface ChartBasics {
  /** What is drawn, with its unit: "Median asking price, AED per sqft". */
  title: string
  /** What the drawing shows in a sentence; the first thing that a screen reader says. */
  summary?: ReactNode
  /** Where the figures come from and of which day. */
  source?: ReactNode
  level?: 2 | 3 | 4
  /** The title is heard only, where a heading of the page says it already. */
  hideTitle?: boolean
  /** Height of the drawing, px. */
  height?: number
  /** A skeleton of the same height. */
  loading?: boolean
  /** Instead of the drawing while there are no figures, or where they could not be loaded. */
  empty: ReactNode
  texts: ChartTexts
}

export interface LegendEntry {
  id: string
  label: string
  /** Drawn beside the label, 24 × 12 px. */
  sample?: ReactNode
}

export interface ChartFrameProps extends ChartBasics {
  /** The series, each with its colour and name. */
  legend?: readonly LegendEntry[]
  /** The same figures as a table. */
  table: ChartTableData
  /** Under the drawing and the table. */
  notes?: ReactNode
  /** The drawing; null where there is nothing to draw. */
  children: ReactNode
}

/**
 * The frame of a chart: title, summary, legend, source, and the figures as a table, which a button
 * shows and which assistive technology always finds. Charts of ours use it; so may a drawing of
 * your own.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { title, summary, source, level = 3, hideTitle = false, height = 280, texts } = props
  const { loading = false, legend = [], table, children } = props
  const [asTable, setAsTable] = useState(false)
  const id = useId()
  const Heading = `h${level}` as const
  const empty = children === null
  return (
    <figure className="mz-chart" aria-labelledby={id} aria-busy={loading || undefined}>
      <figcaption className="mz-chart__head">
        <div className="mz-chart__caption">
          <Heading id={id} className={hideTitle ? 'mz-chart__unseen' : 'mz-chart__title'}>
            {title}
          </Heading>
          {summary && !loading && <p className="mz-chart__summary">{summary}</p>}
        </div>
        {!loading && !empty && (
          <button type="button" className="mz-chart__toggle" onClick={() => setAsTable(!asTable)}>
            {asTable ? texts.asChart : texts.asTable}
          </button>
        )}
      </figcaption>
      {loading && <Skeleton height={`${height}px`} />}
      {!loading && empty && (
        <div className="mz-chart__empty" style={{ minBlockSize: height }}>
          {props.empty}
        </div>
      )}
      {!loading && !empty && (
        <>
          {legend.length > 1 && !asTable && (
            <ul className="mz-chart__legend">
              {legend.map((entry) => (
                <li key={entry.id}>
                  <svg width="24" height="12" viewBox="0 0 24 12" aria-hidden="true">
                    {entry.sample}
                  </svg>
                  {entry.label}
                </li>
              ))}
            </ul>
          )}
          <div hidden={asTable}>{children}</div>
          <ChartTable
            label={title}
            data={table}
            texts={texts}
            hidden={!asTable}
            minBlockSize={height}
          />
        </>
      )}
      {props.notes && !loading && <div className="mz-chart__source">{props.notes}</div>}
      {source && <p className="mz-chart__source">{source}</p>}
    </figure>
  )
}
