import { RangeInputs } from '../../forms/RangeInputs/RangeInputs.tsx'
import { SearchBox } from '../../forms/SearchBox/SearchBox.tsx'
import { SegmentedControl } from '../../forms/SegmentedControl/SegmentedControl.tsx'
import { Select } from '../../forms/Select/Select.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { Drawer } from '../../overlays/Drawer/Drawer.tsx'
import { BudgetChoices } from './BudgetChoices.tsx'
import { SubmitLabel, SubmitStatus } from './SubmitLabel.tsx'
import type { SearchBarProps } from './search-bar-props.ts'

export interface SearchSheetProps<Purpose extends string> extends SearchBarProps<Purpose> {
  onClose: () => void
}

/** The fields of `SearchBar` below each other, in a sheet. */
export function SearchSheet<Purpose extends string>(props: SearchSheetProps<Purpose>) {
  const { value, onChange, texts, onClose, busy = false } = props
  const search = () => {
    if (busy) return
    onClose()
    props.onSearch()
  }
  return (
    <Drawer
      open
      from="bottom"
      title={texts.label}
      closeLabel={texts.close}
      onClose={onClose}
      footer={
        <Button size="lg" loading={busy} loadingText={texts.searching} onClick={search}>
          <SubmitLabel result={props.result} search={texts.search} />
        </Button>
      }
    >
      <div className="mz-search-sheet">
        <SubmitStatus result={props.result} />
        <SegmentedControl
          label={texts.purpose}
          segments={props.purposes}
          value={value.purpose}
          onChange={(purpose) => onChange({ ...value, purpose })}
        />
        <SearchBox {...props.place} onSubmit={search} />
        <Select
          label={texts.type}
          placeholder={texts.anyType}
          options={props.types}
          value={value.type}
          onChange={(event) => onChange({ ...value, type: event.target.value })}
        />
        <RangeInputs
          label={texts.budget}
          minLabel={texts.from}
          maxLabel={texts.to}
          unit={texts.unit}
          error={props.budget.error}
          value={value.budget}
          onChange={(budget) => onChange({ ...value, budget })}
        />
        <BudgetChoices
          choices={props.budget.choices ?? []}
          value={value.budget}
          onChange={(budget) => onChange({ ...value, budget })}
        />
        <Select
          label={texts.beds}
          placeholder={texts.anyBeds}
          options={props.beds}
          value={value.beds}
          onChange={(event) => onChange({ ...value, beds: event.target.value })}
        />
      </div>
    </Drawer>
  )
}
