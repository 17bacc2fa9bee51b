import { CheckIcon } from '../../foundations/icons/actions.tsx'
import { CompareCells } from './CompareCells.tsx'
import type { CompareGroup } from './compare-row.ts'

interface CompareSharedProps {
  groups: readonly CompareGroup[]
  columns: number
  /** Whether something is known of every column: only then is a value true of all of them. */
  ofAll: boolean
  notStated: string
}

/** What the properties share, each said once; the features of a group are one line of ticks. */
export function CompareShared({ groups, columns, ofAll, notStated }: CompareSharedProps) {
  return groups.map(({ id, title, rows }) => {
    const features = ofAll ? rows.filter(({ cells }) => cells[0]?.has) : []
    return (
      <tbody key={id}>
        {rows
          .filter((row) => !features.includes(row))
          .map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              <CompareCells row={row} columns={columns} once={ofAll} notStated={notStated} />
            </tr>
          ))}
        {features.length > 0 && (
          <tr>
            <th scope="row">{title}</th>
            <td colSpan={columns}>
              <ul className="mz-compare__features">
                {features.map((feature) => (
                  <li key={feature.id}>
                    <CheckIcon size={16} />
                    {feature.label}
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        )}
      </tbody>
    )
  })
}
