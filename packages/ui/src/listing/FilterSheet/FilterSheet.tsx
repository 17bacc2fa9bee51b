import './FilterSheet.css'
import { useId } from 'react'
import { Button } from '../../foundations/Button/Button.tsx'
import { Drawer, type DrawerProps } from '../../overlays/Drawer/Drawer.tsx'
import { FilterPanel, type FilterPanelProps } from '../FilterPanel/FilterPanel.tsx'

export interface FilterSheetProps extends FilterPanelProps {
  open: boolean
  onClose: () => void
  closeLabel: string
  /** From below on phones, from the end on desks. */
  from?: DrawerProps['from']
}

/**
 * `FilterPanel` in a sheet, with the results' button always in view; Enter in a field presses it.
 * Load it lazily.
 */
export function FilterSheet({ open, onClose, closeLabel, from, ...panel }: FilterSheetProps) {
  const { result, texts, onClear, active } = panel
  const formId = useId()
  const busy = result?.busy ?? false
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={texts.label}
      closeLabel={closeLabel}
      {...(from && { from })}
      footer={
        <>
          {active.length > 0 && (
            <Button variant="outline" onClick={onClear}>
              {texts.clear}
            </Button>
          )}
          {result && (
            <Button
              type="submit"
              form={formId}
              loading={busy}
              loadingText={result.busyText ?? result.text}
            >
              {result.text}
            </Button>
          )}
        </>
      }
    >
      <form
        id={formId}
        className="mz-filter-sheet"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) result?.onShow()
        }}
      >
        <FilterPanel {...panel} result={undefined} />
      </form>
    </Drawer>
  )
}
