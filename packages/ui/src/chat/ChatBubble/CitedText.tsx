import { Fragment } from 'react'
import type { BubbleSource } from './BubbleSources.tsx'
import { findFigures } from './find-figures.ts'

/** Figures of so many letters stay on one line: they fit any. */
const shortFigure = 14

interface CitedTextProps {
  text: string
  sources: readonly BubbleSource[]
  /** "Show the source" */
  sourceLabel: string
  /** A figure was pressed. */
  onAsk: (figure: string) => void
}

/** Words whose figures can be pressed to see where they come from. */
export function CitedText({ text, sources, sourceLabel, onAsk }: CitedTextProps) {
  const figures = sources.flatMap((source) => source.figures)
  return findFigures(text, figures).map(({ text: part, figure }, at) =>
    figure === undefined ? (
      <Fragment key={at}>{part}</Fragment>
    ) : (
      // biome-ignore lint/a11y/useSemanticElements: a button would break the line around itself
      <span
        key={at}
        role="button"
        tabIndex={0}
        className="mz-bubble__figure"
        data-short={part.length <= shortFigure || undefined}
        title={sourceLabel}
        onClick={() => onAsk(figure)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          onAsk(figure)
        }}
      >
        <bdi>{part}</bdi>
      </span>
    ),
  )
}
