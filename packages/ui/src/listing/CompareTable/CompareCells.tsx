import { CheckIcon } from '../../foundations/icons/actions.tsx'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'
import type { CompareCell, CompareRow } from './compare-row.ts'

interface CompareCellsProps {
  row: CompareRow
  /** How many properties stand side by side. */
  columns: number
  /** Whether what all state alike is said once, over all columns. */
  once?: boolean
  notStated: string
}

/** The cells of a row: figures, ticks, and dashes for what is not stated. */
export function CompareCells({ row, columns, once = false, notStated }: CompareCellsProps) {
  const [first] = row.cells
  if (once)
    return (
      <td colSpan={columns}>
        <Content cell={first} notStated={notStated} />
      </td>
    )
  return Array.from({ length: columns }, (_, at) => (
    <td key={at}>
      <Content cell={row.cells[at]} notStated={notStated} />
    </td>
  ))
}

function Content({ cell, notStated }: { cell: CompareCell | undefined; notStated: string }) {
  const text = cell?.text ?? null
  if (cell?.has)
    return (
      <span className="mz-compare__tick">
        <CheckIcon size={20} />
        <VisuallyHidden>{text}</VisuallyHidden>
      </span>
    )
  if (!cell || text === null || cell.has === false)
    return (
      <span className="mz-compare__none">
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{text ?? notStated}</VisuallyHidden>
      </span>
    )
  return (
    <>
      <bdi>{text}</bdi>
      {cell.best && (
        <span className="mz-compare__best">
          <CheckIcon size={14} />
          {cell.best}
        </span>
      )}
    </>
  )
}
