import './SkipButton.css'

export interface SkipButtonProps {
  /** "Skip to content" */
  label: string
  /** Of what takes the focus; give it `tabIndex={-1}`. */
  targetId?: string
}

/**
 * The first thing that Tab reaches: leads past the menu, and is seen only then. A button, since
 * sites that keep their routes behind the `#` would read a link to an element as a route.
 */
export const SkipButton = ({ label, targetId = 'main' }: SkipButtonProps) => (
  <button
    type="button"
    className="mz-skip"
    onClick={() => document.getElementById(targetId)?.focus()}
  >
    {label}
  </button>
)
