import './RangeSlider.css'
import { type ReactNode, useMemo } from 'react'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import type { FieldTexts } from '../Field/Field.tsx'
import { GroupField } from '../Field/GroupField.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { numberFormat } from '../NumberField/number-format.ts'
import { Histogram } from './Histogram.tsx'
import { makeScale } from './scale.ts'
import { Thumbs } from './Thumbs.tsx'

/** `null` is no limit. */
export interface NumberRange {
  min: number | null
  max: number | null
}

export interface RangeSliderProps extends FieldTexts {
  value: NumberRange
  /** While dragging and typing. */
  onChange: (value: NumberRange) => void
  /** When a thumb is let go, or an input left: the time to search. */
  onCommit?: (value: NumberRange) => void
  onBlur?: () => void
  /** `name_min` and `name_max` carry the numbers in a form of the browser. */
  name?: string
  id?: string
  /** Ends of the track. Typed numbers may lie beyond. A thumb at its end means no limit. */
  min: number
  max: number
  /** The distance of values that can be chosen. */
  step: number
  /** 'log' where a few values are a thousand times the others, as prices are. */
  scale?: 'even' | 'log'
  /** Counts for equal parts of the track, drawn behind it. Decoration; the inputs tell the rest. */
  histogram?: readonly number[]
  /** Stands after the values. */
  unit?: ReactNode
  /** For reading; by default groups in the language of the page. */
  format?: (value: number) => string
  texts: {
    /** "From" and "To". */
    min: string
    max: string
    /** What a thumb at its end says: "Any". */
    open: string
  }
  disabled?: boolean
}

/**
 * From–to on a track with two thumbs, over the distribution, linked to two number inputs. Load it
 * lazily: it brings Ark's slider with it.
 */
export function RangeSlider(props: RangeSliderProps) {
  const { value, onChange, min, max, step, texts, unit, name, disabled = false } = props
  const { locale } = useUi()
  const scale = useMemo(
    () => makeScale(min, max, step, props.scale ?? 'even'),
    [min, max, step, props.scale],
  )
  const format = props.format ?? numberFormat(locale, 2).format
  const low = value.min === null ? 0 : scale.toPlace(value.min)
  const high = value.max === null ? scale.places : Math.max(low, scale.toPlace(value.max))
  /** What the places stand for; an end that did not move keeps the number that was typed. */
  const rangeOf = (nextLow: number, nextHigh: number): NumberRange => {
    const lowest = nextLow === 0 ? null : scale.toValue(nextLow)
    const highest = nextHigh === scale.places ? null : scale.toValue(nextHigh)
    return {
      min: nextLow === low ? value.min : lowest,
      max: nextHigh === high ? value.max : highest,
    }
  }
  const commit = (range: NumberRange) => {
    props.onCommit?.(range)
    props.onBlur?.()
  }
  const ends = {
    hideLabel: true,
    unit,
    disabled,
    onBlur: () => commit(value),
    format,
    placeholder: texts.open,
  }
  const spoken = (limit: number | null) => (limit === null ? texts.open : format(limit))
  return (
    <GroupField {...props}>
      {(group) => (
        <fieldset {...group} className="mz-slider">
          {props.histogram && (
            <Histogram
              counts={props.histogram}
              low={low / scale.places}
              high={high / scale.places}
            />
          )}
          <Thumbs
            low={low}
            high={high}
            places={scale.places}
            labels={[`${props.label}: ${texts.min}`, `${props.label}: ${texts.max}`]}
            spoken={[spoken(value.min), spoken(value.max)]}
            disabled={disabled}
            onMove={(...places) => onChange(rangeOf(...places))}
            onLetGo={(...places) => commit(rangeOf(...places))}
          />
          <div className="mz-slider__inputs">
            <NumberField
              {...ends}
              label={`${props.label}: ${texts.min}`}
              value={value.min}
              onChange={(next) => onChange({ ...value, min: next })}
              {...(name !== undefined && { name: `${name}_min` })}
            />
            <span aria-hidden="true">–</span>
            <NumberField
              {...ends}
              label={`${props.label}: ${texts.max}`}
              value={value.max}
              onChange={(next) => onChange({ ...value, max: next })}
              {...(name !== undefined && { name: `${name}_max` })}
            />
          </div>
        </fieldset>
      )}
    </GroupField>
  )
}
