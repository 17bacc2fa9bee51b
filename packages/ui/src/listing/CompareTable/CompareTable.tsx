import './CompareTable.css'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'
import { reachScroll } from '../../hooks/reach-scroll.ts'
import { CompareDiffering } from './CompareDiffering.tsx'
import { CompareHead, type CompareProperty } from './CompareHead.tsx'
import { CompareShared } from './CompareShared.tsx'
import { type CompareGroup, knownColumns, rowsThat } from './compare-row.ts'

/** More do not fit a desk beside each other. */
const most = 4

export interface CompareTableProps {
  /** Up to four; more are left out. */
  properties: readonly CompareProperty[]
  groups: readonly CompareGroup[]
  onRemove?: (id: string) => void
  /** While there is room for one more: a link to the search. */
  add?: ReactNode
  /** Above the table, at the end: print, share. Not printed. */
  actions?: ReactNode
  texts: {
    /** Name of the table. */
    caption: string
    /** Head of the column of labels, for screen readers. */
    rows: string
    /** Heard behind the label of a row that differs. */
    differs: string
    /** Above the rows that differ. */
    differing: string
    /** Above those in which all are the same. */
    shared: string
    onlyDifferences: string
    notStated: string
  }
}

/**
 * Properties side by side, first what differs, then what they share, said once. Picture, price and the way
 * out stay in view while reading on; on phones two properties are in view and the third looks in. A
 * property that is gone keeps its column: its head says so, and it makes no row differ.
 */
export function CompareTable(props: CompareTableProps) {
  const { groups, onRemove, add, actions, texts } = props
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const properties = props.properties.slice(0, most)
  const columns = properties.length
  const known = knownColumns(groups)
  const differing = rowsThat(groups, true)
  const shared = rowsThat(groups, false)
  const style: CSSProperties & Record<'--mz-columns', number> = { '--mz-columns': columns }
  return (
    <div className="mz-compare" style={style}>
      <div className="mz-compare__tools">
        {columns > 1 && (
          <Checkbox
            label={texts.onlyDifferences}
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
        )}
        {columns < most && add}
        <div className="mz-compare__actions">{actions}</div>
      </div>
      <div className="mz-compare__scroll" data-columns={columns} ref={reachScroll}>
        <table>
          <caption>
            <VisuallyHidden>{texts.caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{texts.rows}</VisuallyHidden>
              </th>
              {properties.map((property) => (
                <CompareHead
                  key={property.id}
                  property={property}
                  {...(onRemove && { onRemove })}
                />
              ))}
            </tr>
          </thead>
          {differing.length > 0 && <PartTitle columns={columns} title={texts.differing} />}
          <CompareDiffering
            groups={known.size > 1 ? differing : shared}
            columns={columns}
            differs={known.size > 1 ? texts.differs : undefined}
            notStated={texts.notStated}
          />
          {known.size > 1 && shared.length > 0 && !onlyDifferences && (
            <>
              <PartTitle columns={columns} title={texts.shared} />
              <CompareShared
                groups={shared}
                columns={columns}
                ofAll={properties.every((_, at) => known.has(at))}
                notStated={texts.notStated}
              />
            </>
          )}
        </table>
      </div>
    </div>
  )
}

/** The title of what differs or of what is shared; it stays while the properties are swiped below it. */
function PartTitle({ title, columns }: { title: string; columns: number }) {
  return (
    <tbody>
      <tr className="mz-compare__part">
        <th scope="rowgroup" colSpan={columns + 1}>
          <span>{title}</span>
        </th>
      </tr>
    </tbody>
  )
}
