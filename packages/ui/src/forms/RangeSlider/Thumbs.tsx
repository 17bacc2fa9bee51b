import { Slider as Ark } from '@ark-ui/react/slider'
import { useId, useRef } from 'react'
import { LocaleRoot } from '../../foundations/LocaleRoot/LocaleRoot.tsx'

export interface ThumbsProps {
  /** Places of the thumbs, 0 … places. */
  low: number
  high: number
  places: number
  /** Names of the lower and of the upper thumb. */
  labels: readonly [string, string]
  /** What each says of its value. */
  spoken: readonly [string, string]
  disabled: boolean
  onMove: (low: number, high: number) => void
  /** When a thumb is let go, or was moved by a key. */
  onLetGo: (low: number, high: number) => void
}

/** Two thumbs on a track, which meet, but do not pass each other. */
export function Thumbs(props: ThumbsProps) {
  const { low, high, places, labels, spoken, disabled, onMove, onLetGo } = props
  const id = useId()
  const ids = [`${id}-low`, `${id}-high`]
  /** Ark tells the end of a move before it has been drawn, with the places from before it. */
  const moved = useRef<readonly [number, number] | null>(null)
  return (
    <LocaleRoot>
      <Ark.Root
        ids={{ thumb: (index) => ids[index] ?? id }}
        min={0}
        max={places}
        step={1}
        // As far as the browser's own sliders go by PageUp.
        largeStep={Math.max(1, Math.round(places / 10))}
        thumbAlignment="center"
        value={[low, high]}
        disabled={disabled}
        aria-label={[...labels]}
        // Ark names thumbs by a label of both, which there is none: each is named by itself.
        aria-labelledby={ids}
        getAriaValueText={({ index }) => spoken[index] ?? ''}
        onValueChange={({ value: [nextLow = low, nextHigh = high] }) => {
          moved.current = [nextLow, nextHigh]
          onMove(nextLow, nextHigh)
        }}
        onValueChangeEnd={() => {
          onLetGo(...(moved.current ?? [low, high]))
          moved.current = null
        }}
      >
        <Ark.Control className="mz-slider__track">
          <Ark.Track className="mz-slider__line">
            <Ark.Range className="mz-slider__between" />
          </Ark.Track>
          <Thumb index={0} above={low > places / 2} />
          <Thumb index={1} />
        </Ark.Control>
      </Ark.Root>
    </LocaleRoot>
  )
}

interface ThumbProps {
  index: number
  /** Over the other: where both are at the far end, only the lower one can move. */
  above?: boolean
}

function Thumb({ index, above = false }: ThumbProps) {
  return (
    <Ark.Context>
      {(slider) => (
        <Ark.Thumb
          index={index}
          className="mz-slider__thumb"
          data-above={above || undefined}
          // Those that lie go by Left and Right alone, where browsers' own take Up and Down too.
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp') slider.increment(index)
            else if (event.key === 'ArrowDown') slider.decrement(index)
            else return
            event.preventDefault()
          }}
        />
      )}
    </Ark.Context>
  )
}
