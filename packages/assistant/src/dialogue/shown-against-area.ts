import type { AnswerContext } from '../answer-context.ts'
import { filledSlots, type SearchSlots } from '../state.ts'
import { weighsPlaces } from '../understanding/asked-area.ts'
import { pointsBack } from '../understanding/asked-fields.ts'
import { weighsAgainstSpoken } from '../understanding/weighs-areas.ts'
import { focusRef, lastingTurns } from './focus.ts'

/** A shown home that is held against what another place has to offer. */
export interface ShownAgainstArea {
  /** Its number on the screen. */
  number: number
  place: string
}

const beside: readonly (keyof SearchSlots)[] = ['location', 'sort_by', 'purpose']

/** 'How does the first one compare to what I could get in Al Furjan?' */
export function shownAgainstArea({
  said,
  understanding,
  state,
  gazetteer,
}: AnswerContext): ShownAgainstArea | undefined {
  const { told, ordinals, flags, intent, words } = understanding
  const [place, other] = told.location ?? []
  if (place === undefined || other !== undefined || state.shown.length === 0) return undefined
  if (gazetteer.place(place)?.kind === 'emirate' || state.money !== undefined) return undefined
  if (Object.values(words).some((word) => word !== undefined)) return undefined
  if (filledSlots(told).some((name) => !beside.includes(name))) return undefined
  const compares =
    weighsAgainstSpoken(said) || intent === 'compare_properties' || flags.cues.has('compare')
  const [named, second] = ordinals
  if (second !== undefined || !(compares || (named !== undefined && weighsPlaces(said))))
    return undefined
  const number = named ?? (pointsBack(said) ? focusRef(state, lastingTurns) : undefined)
  return number === undefined || number > state.shown.length ? undefined : { number, place }
}
