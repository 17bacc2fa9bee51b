import './HiddenCard.css'
import { Button } from '../../foundations/Button/Button.tsx'
import { EyeOffIcon } from '../../foundations/icons/actions.tsx'

export interface HiddenCardProps {
  /** Which home it was. */
  title: string
  /** "You have hidden this home." */
  text: string
  /** Text of the button that brings it back. */
  undo: string
  onUndo: () => void
}

/** What stays in the list of a home that was hidden: a line, and the way back. */
export function HiddenCard({ title, text, undo, onUndo }: HiddenCardProps) {
  return (
    <article className="mz-hidden-card">
      <EyeOffIcon />
      <p>
        <strong dir="auto">{title}</strong>
        {text}
      </p>
      <Button variant="outline" size="sm" onClick={onUndo}>
        {undo}
      </Button>
    </article>
  )
}
