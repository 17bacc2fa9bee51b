import '../../foundations/VisuallyHidden/VisuallyHidden.css'
import './CompareTable.css'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx'
import { CheckIcon } from '../../foundations/icons/actions.tsx'
import { reachScroll } from '../../hooks/reach-scroll.ts'
import { CompareHead, type CompareProperty } from './CompareHead.tsx'
import {
  type CompareCell,
  type CompareGroup,
  differs,
  knownColumns,
  onlyDifferent,
} from './compare-row.ts'

/** More do not fit a desk beside each other. */
const most = 4

export interface CompareTableProps {
  /** Up to four; more are left out. */
  properties: readonly CompareProperty[]
  groups: readonly CompareGroup[]
  onRemove?: (id: string) => void
  /** Beside the last property while there is room for one more: a link to the search. */
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
    onlyDifferences: string
    notStated: string
  }
}

/**
 * Properties side by side. The heads stay in view while reading on; rows that differ carry a mark and a
 * word; on phones two properties are in view and the others are swiped in. A property that is gone keeps its
 * column: its head says so, and it makes no row differ.
 */
export function CompareTable(props: CompareTableProps) {
  const { groups, onRemove, add, actions, texts } = props
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const properties = props.properties.slice(0, most)
  const known = knownColumns(groups)
  const shown = onlyDifferences ? onlyDifferent(groups) : groups
  const room = add !== undefined && properties.length < most
  const columns = properties.length + (room ? 1 : 0)
  const style: CSSProperties & Record<'--mz-columns', number> = { '--mz-columns': columns }
  return (
    <div className="mz-compare" style={style}>
      <div className="mz-compare__tools">
        {properties.length > 1 && (
          <Checkbox
            label={texts.onlyDifferences}
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
        )}
        {actions}
      </div>
      <div className="mz-compare__scroll" ref={reachScroll}>
        <table>
          <caption className="mz-visually-hidden">{texts.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="mz-visually-hidden">{texts.rows}</span>
              </th>
              {properties.map((property) => (
                <CompareHead
                  key={property.id}
                  property={property}
                  {...(onRemove && { onRemove })}
                />
              ))}
              {room && <td className="mz-compare__add">{add}</td>}
            </tr>
          </thead>
          {shown.map((group) => (
            <tbody key={group.id}>
              <tr className="mz-compare__group">
                <th scope="rowgroup" colSpan={columns + 1}>
                  <span>{group.title}</span>
                </th>
              </tr>
              {group.rows.map((row) => {
                const different = differs(row, known)
                return (
                  <tr key={row.id} data-differs={different || undefined}>
                    <th scope="row">
                      {row.label}
                      {different && <span className="mz-visually-hidden"> ({texts.differs})</span>}
                    </th>
                    {properties.map((property, at) => (
                      <Cell key={property.id} cell={row.cells[at]} notStated={texts.notStated} />
                    ))}
                    {room && <td />}
                  </tr>
                )
              })}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  )
}

function Cell({ cell, notStated }: { cell: CompareCell | undefined; notStated: string }) {
  if (!cell || cell.text === null) {
    return (
      <td className="mz-compare__none">
        <span aria-hidden="true">–</span>
        <span className="mz-visually-hidden">{notStated}</span>
      </td>
    )
  }
  return (
    <td>
      {cell.content ?? <bdi>{cell.text}</bdi>}
      {cell.best && (
        <span className="mz-compare__best">
          <CheckIcon size={14} />
          {cell.best}
        </span>
      )}
    </td>
  )
}
