import '../../foundations/VisuallyHidden/VisuallyHidden.css'
import './ChatComparison.css'
import { type CSSProperties, useState } from 'react'
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'
import { reachSideways } from '../../hooks/reach-sideways.ts'

export interface ComparedThing {
  title: string
  href?: string | undefined
}

export interface ComparedRow {
  label: string
  /** One for each column, in their order; null where it is not stated. */
  values: readonly (string | null)[]
  differs: boolean
}

export interface ChatComparisonProps {
  /** Name of the table, and of the region that scrolls. */
  label: string
  columns: readonly ComparedThing[]
  rows: readonly ComparedRow[]
  texts: {
    /** Head of the column of labels, for screen readers. */
    rows: string
    /** Heard behind the label of a row that differs. */
    differs: string
    onlyDifferences: string
    notStated: string
  }
  /** A title was followed: on phones the chat makes room for the page. */
  onFollow?: () => void
}

/**
 * Properties or places side by side at the width of a chat. The labels stay in view while the columns are
 * swiped; rows that differ carry a bar, a stronger label and a word.
 */
export function ChatComparison(props: ChatComparisonProps) {
  const { label, columns, rows, texts, onFollow } = props
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const hasSame = rows.some(({ differs }) => !differs) && rows.some(({ differs }) => differs)
  const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows
  const style: CSSProperties & Record<'--mz-columns', number> = { '--mz-columns': columns.length }
  return (
    <div className="mz-chat-compare" style={style} data-many={columns.length > 2 || undefined}>
      {hasSame && (
        <Checkbox
          label={texts.onlyDifferences}
          checked={onlyDifferences}
          onChange={(event) => setOnlyDifferences(event.target.checked)}
        />
      )}
      <section className="mz-chat-compare__scroll" aria-label={label} ref={reachSideways}>
        <table>
          <caption className="mz-visually-hidden">{label}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="mz-visually-hidden">{texts.rows}</span>
              </th>
              {columns.map(({ title, href }, at) => (
                <th scope="col" key={at} dir="auto">
                  {href === undefined ? (
                    <span className="mz-chat-compare__title">{title}</span>
                  ) : (
                    <UiLink
                      className="mz-chat-compare__title"
                      href={href}
                      {...(onFollow && { onClick: onFollow })}
                    >
                      {title}
                    </UiLink>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, at) => (
              <tr key={at} data-differs={row.differs || undefined}>
                <th scope="row">
                  {row.label}
                  {row.differs && <span className="mz-visually-hidden"> ({texts.differs})</span>}
                </th>
                {columns.map((_, column) => (
                  <Value key={column} text={row.values[column]} notStated={texts.notStated} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

function Value({ text, notStated }: { text: string | null | undefined; notStated: string }) {
  if (text === null || text === undefined || text === '') {
    return (
      <td className="mz-chat-compare__none">
        <span aria-hidden="true">–</span>
        <span className="mz-visually-hidden">{notStated}</span>
      </td>
    )
  }
  return (
    <td>
      <bdi>{text}</bdi>
    </td>
  )
}
