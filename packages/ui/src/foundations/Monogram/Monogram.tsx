import './Monogram.css'
import { initialsOf } from './initials-of.ts'
import { toneOf } from './tone-of.ts'

export interface MonogramProps {
  name: string
  /** Whose name it is: of a person the first and last word count, of an office the first two. */
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
