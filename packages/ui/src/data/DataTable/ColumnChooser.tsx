import { useId, useRef } from 'react'
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { ChevronDownIcon } from '../../foundations/icons/actions.tsx'
import { useOneOpen } from '../../hooks/use-one-open.ts'

interface ColumnChooserProps {
  label: string
  columns: readonly { id: string; header: string }[]
  hidden: ReadonlySet<string>
  onHidden: (hidden: ReadonlySet<string>) => void
}

/** Which columns are shown. Stays open while several are chosen; Escape closes it. */
export function ColumnChooser({ label, columns, hidden, onHidden }: ColumnChooserProps) {
  const area = useRef<HTMLDivElement>(null)
  const { openId, toggle } = useOneOpen(area)
  const id = useId()
  const open = openId === id
  const flip = (column: string) => {
    const next = new Set(hidden)
    if (!next.delete(column)) next.add(column)
    onHidden(next)
  }
  return (
    <div ref={area} className="mz-table__chooser">
      <Button
        variant="outline"
        size="sm"
        aria-expanded={open}
        aria-controls={id}
        endIcon={<ChevronDownIcon size={16} />}
        onClick={() => toggle(id)}
      >
        {label}
      </Button>
      <fieldset id={id} className="mz-table__choices" hidden={!open} aria-label={label}>
        {columns.map((column) => (
          <Checkbox
            key={column.id}
            label={column.header}
            checked={!hidden.has(column.id)}
            onChange={() => flip(column.id)}
          />
        ))}
      </fieldset>
    </div>
  )
}
