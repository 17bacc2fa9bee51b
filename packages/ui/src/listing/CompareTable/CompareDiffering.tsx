import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'
import { CompareCells } from './CompareCells.tsx'
import type { CompareGroup } from './compare-row.ts'

interface CompareDifferingProps {
  groups: readonly CompareGroup[]
  columns: number
  /** Heard behind each label; without it the rows are not said to differ. */
  differs?: string | undefined
  notStated: string
}

/** Groups of rows, each property with a cell of its own. */
export function CompareDiffering({ groups, columns, differs, notStated }: CompareDifferingProps) {
  return groups.map((group) => (
    <tbody key={group.id}>
      <tr className="mz-compare__group">
        <th scope="rowgroup" colSpan={columns + 1}>
          <span>{group.title}</span>
        </th>
      </tr>
      {group.rows.map((row) => (
        <tr key={row.id} data-differs={differs !== undefined || undefined}>
          <th scope="row">
            {row.label}
            {differs !== undefined && <VisuallyHidden> ({differs})</VisuallyHidden>}
          </th>
          <CompareCells row={row} columns={columns} notStated={notStated} />
        </tr>
      ))}
    </tbody>
  ))
}
