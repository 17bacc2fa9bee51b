import { Fragment, type ReactNode } from 'react'
import { Spinner } from '../../foundations/Spinner/Spinner.tsx'

export interface Suggestion {
  id: string
  label: string
  /** What it is or where: "Community in Dubai". */
  detail?: string
  icon?: ReactNode
  /** Suggestions of a group stand together; its name is shown once above them. */
  group?: string
}

export interface SuggestionListProps {
  id: string
  label: string
  suggestions: readonly Suggestion[]
  active: number
  onHover: (index: number) => void
  onChoose: (suggestion: Suggestion) => void
  /** Instead of suggestions: loading, nothing, failed. */
  note: string
  busy: boolean
}

/** What hangs below the search input. The input keeps the focus, so options are not focusable. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, label, suggestions, active, onHover, onChoose, note, busy } = props
  return (
    <div className="mz-search__panel">
      {note !== '' && (
        <div className="mz-search__note">
          {busy && <Spinner />}
          {note}
        </div>
      )}
      <div role="listbox" id={`${id}-list`} aria-label={label} aria-busy={busy}>
        {suggestions.map((suggestion, index) => (
          <Fragment key={suggestion.id}>
            {suggestion.group && suggestion.group !== suggestions[index - 1]?.group && (
              <div className="mz-search__group" role="presentation">
                {suggestion.group}
              </div>
            )}
            {/* biome-ignore lint/a11y/useFocusableInteractive: the input has the focus */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys */}
            <div
              role="option"
              id={`${id}-${index}`}
              className="mz-search__option"
              aria-selected={index === active}
              // Before the input loses its focus to the press.
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => onHover(index)}
              onClick={() => onChoose(suggestion)}
            >
              {suggestion.icon}
              <span>
                {suggestion.label}
                {suggestion.detail && (
                  <span className="mz-search__detail">{suggestion.detail}</span>
                )}
              </span>
            </div>
          </Fragment>
        ))}
      </div>
    </div>
  )
}
