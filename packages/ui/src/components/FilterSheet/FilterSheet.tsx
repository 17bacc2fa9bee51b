import './FilterSheet.css'
import { Button } from '../Button/Button.tsx'
import { Drawer, type DrawerProps } from '../Drawer/Drawer.tsx'
import { FilterPanel, type FilterPanelProps } from '../FilterPanel/FilterPanel.tsx'

export interface FilterSheetProps extends FilterPanelProps {
  open: boolean
  onClose: () => void
  closeLabel: string
  /** From below on phones, from the end on desks. */
  from?: DrawerProps['from']
}

/** `FilterPanel` in a sheet, with the results' button always in view. Load it lazily. */
export function FilterSheet({ open, onClose, closeLabel, from, ...panel }: FilterSheetProps) {
  const { result, texts, onClear, active } = panel
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
              loading={result.busy ?? false}
              loadingText={result.busyText ?? result.text}
              onClick={result.onShow}
            >
              {result.text}
            </Button>
          )}
        </>
      }
    >
      <div className="mz-filter-sheet">
        <FilterPanel {...panel} result={undefined} />
      </div>
    </Drawer>
  )
}
