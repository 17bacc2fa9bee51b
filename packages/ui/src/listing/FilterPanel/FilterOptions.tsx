import { useId, useState } from 'react'
import { Button } from '../../foundations/Button/Button.tsx'
import type { FilterGroupTexts, FilterOption } from './filter-group.ts'

interface FilterOptionsProps {
  type: 'checkbox' | 'radio'
  titleId: string
  options: readonly FilterOption[]
  isChosen: (value: string) => boolean
  onChoose: (value: string, on: boolean) => void
  limit: number
  texts: FilterGroupTexts
}

/** The options of a group with their counts; of many, the first ones and whatever is chosen. */
export function FilterOptions(props: FilterOptionsProps) {
  const { type, titleId, options, isChosen, onChoose, limit, texts } = props
  const [all, setAll] = useState(false)
  const id = useId()
  const long = options.length > limit + 1
  const shown =
    long && !all ? options.filter(({ value }, at) => at < limit || isChosen(value)) : options
  return (
    <fieldset
      {...(type === 'radio' && { role: 'radiogroup' })}
      aria-labelledby={titleId}
      className="mz-filters__options"
    >
      <div id={id}>
        {shown.map(({ value, label, count, disabled = false }) => (
          <label key={value} className="mz-checkbox">
            <input
              type={type}
              name={id}
              value={value}
              checked={isChosen(value)}
              // What holds can always be let go of.
              disabled={disabled && !isChosen(value)}
              onChange={(event) => onChoose(value, event.target.checked)}
            />
            <span className="mz-filters__label">{label}</span>
            {count !== undefined && <span className="mz-checkbox__count">{count}</span>}
          </label>
        ))}
      </div>
      {long && (
        <Button
          variant="link"
          size="sm"
          aria-expanded={all}
          aria-controls={id}
          onClick={() => setAll(!all)}
        >
          {all ? texts.fewer : texts.more(options.length)}
        </Button>
      )}
    </fieldset>
  )
}
