import './RangeSlider.css'
import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import type { FieldTexts } from '../Field/Field.tsx'
import { GroupField } from '../Field/GroupField.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { numberFormat } from '../NumberField/number-format.ts'
import { makeScale } from './scale.ts'

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
 * From–to on a track with two thumbs, over the distribution, linked to two number inputs. The thumbs
 * are the browser's own sliders, so arrows, Home, End and PageUp work, in both directions.
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
  const commit = () => {
    props.onCommit?.(value)
    props.onBlur?.()
  }
  const slide = (end: 'min' | 'max', place: number) => {
    // Thumbs meet, but do not pass each other.
    const held = end === 'min' ? Math.min(place, high) : Math.max(place, low)
    const atEnd = held === (end === 'min' ? 0 : scale.places)
    onChange({ ...value, [end]: atEnd ? null : scale.toValue(held) })
  }
  const thumb = (end: 'min' | 'max') => ({
    type: 'range',
    className: 'mz-slider__thumb',
    min: 0,
    max: scale.places,
    step: 1,
    disabled,
    value: end === 'min' ? low : high,
    'aria-label': `${props.label}: ${texts[end]}`,
    'aria-valuetext': value[end] === null ? texts.open : format(value[end]),
    onPointerUp: commit,
    onKeyUp: commit,
  })
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--low': low / scale.places,
    '--high': high / scale.places,
  }
  const ends = { hideLabel: true, unit, disabled, onBlur: commit, format, placeholder: texts.open }
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
          <div className="mz-slider__track" style={style}>
            <input
              {...thumb('min')}
              // Both at the far end: only the lower one can move.
              data-above={low > scale.places / 2 || undefined}
              onChange={(event) => slide('min', event.target.valueAsNumber)}
            />
            <input
              {...thumb('max')}
              onChange={(event) => slide('max', event.target.valueAsNumber)}
            />
          </div>
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

interface HistogramProps {
  counts: readonly number[]
  low: number
  high: number
}

function Histogram({ counts, low, high }: HistogramProps) {
  const most = counts.reduce((top, count) => Math.max(top, count), 0)
  return (
    <div className="mz-slider__histogram" aria-hidden="true">
      {counts.map((count, place) => {
        const middle = (place + 0.5) / counts.length
        const style = {
          blockSize: most > 0 && count > 0 ? `max(2px, ${(count / most) * 100}%)` : 0,
        }
        return (
          <span
            key={place}
            data-in={(middle >= low && middle <= high) || undefined}
            style={style}
          />
        )
      })}
    </div>
  )
}
