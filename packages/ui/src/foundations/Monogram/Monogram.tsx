import './Monogram.css'
import { initialsOf } from './initials-of.ts'
import { toneOf } from './tone-of.ts'

export interface MonogramProps {
  name: string
  of: 'person' | 'office'
  /** Whose colour it has: the id of the office, of which all people have the same. */
  colourOf: string
}

/** Initials in the colour of an office, filling the place of its picture. Decoration beside a name. */
export function Monogram({ name, of, colourOf }: MonogramProps) {
  return (
    <span className={`mz-monogram mz-monogram--${toneOf(colourOf)}`} aria-hidden="true">
      {initialsOf(name, of)}
    </span>
  )
}
