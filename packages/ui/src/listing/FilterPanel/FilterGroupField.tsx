import { useId } from 'react'
import { RangeInputs } from '../../forms/RangeInputs/RangeInputs.tsx'
import { Disclosure } from '../../foundations/Disclosure/Disclosure.tsx'
import { FilterOptions } from './FilterOptions.tsx'
import {
  type FilterChange,
  type FilterGroup,
  type FilterGroupTexts,
  toggleOption,
} from './filter-group.ts'

export interface FilterGroupFieldProps {
  group: FilterGroup
  onChange: (change: FilterChange) => void
  limit: number
  level: 2 | 3
  texts: FilterGroupTexts
}

/** One group below its heading, which folds it. */
export function FilterGroupField(props: FilterGroupFieldProps) {
  const { group, level } = props
  const id = useId()
  const Heading = `h${level}` as const
  const chosen = group.kind === 'many' ? group.chosen.length : 0
  return (
    <Disclosure
      open={!group.folded}
      summary={
        <Heading id={id} className="mz-filters__title">
          {group.title}
          {chosen > 0 && <span className="mz-filters__chosen"> {chosen}</span>}
        </Heading>
      }
    >
      <Content {...props} titleId={id} />
    </Disclosure>
  )
}

function Content(props: FilterGroupFieldProps & { titleId: string }) {
  const { group, onChange, limit, texts, titleId } = props
  const { id } = group
  switch (group.kind) {
    case 'many':
      return (
        <FilterOptions
          {...{ limit, texts, titleId }}
          type="checkbox"
          options={group.options}
          isChosen={(value) => group.chosen.includes(value)}
          onChoose={(value, on) =>
            onChange({ id, kind: 'many', chosen: toggleOption(group, value, on) })
          }
        />
      )
    case 'one':
      return (
        <FilterOptions
          {...{ limit, texts, titleId }}
          type="radio"
          options={group.options}
          isChosen={(value) => group.chosen === value}
          onChoose={(value) => onChange({ id, kind: 'one', chosen: value })}
        />
      )
    case 'range':
      return (
        <div className="mz-filters__range">
          <RangeInputs
            label={group.title}
            minLabel={texts.from}
            maxLabel={texts.to}
            unit={group.unit}
            error={group.error}
            value={group.range}
            onChange={(range) => onChange({ id, kind: 'range', range })}
          />
        </div>
      )
    case 'slot':
      return group.content
  }
}
