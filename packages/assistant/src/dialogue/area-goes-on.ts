import { foldText } from '@manzil/query-language/language/fold'
import { lookWords } from '@manzil/query-language/lexicon/look-words'
import type { AnswerContext } from '../answer-context.ts'
import { type AreaSpokenOf, filledSlots, type SearchSlots } from '../state.ts'
import { asksOfLiving, aspectsIn } from '../understanding/asked-area.ts'
import { beginsAsQuestion } from '../understanding/asked-fields.ts'
import { finderOf } from '../understanding/money/find-words.ts'
import type { AskedOfArea } from './places-asked.ts'

const looks = finderOf(Object.values(lookWords).join('|'))

/** A message that only goes on is no longer. Letters. */
const longest = 80
const mostPlaces = 2
/** So much of a message has to be understood, or it may ask of the place what nobody knows. */
const leastKnown = 0.6

/** What of a search is asked of a place as well. */
const ofPlace: readonly (keyof SearchSlots)[] = ['location', 'features', 'sort_by']
/** 'Which one is quieter?' compares the places. */
const asking: ReadonlySet<string> = new Set(['question', 'compare'])
/** Meanings beside the name of a place that ask for nothing of their own. */
const besideName: ReadonlySet<string> = new Set([
  'place',
  'about',
  'joint',
  'also',
  'inside',
  'correction',
  'cue',
])

/**
 * What a message asks of places right after an answer about one: the same of another place ('and
 * Al Furjan?'), or something else of the same ('metro-wise?', of both where two were told about).
 */
export function areaGoingOn(context: AnswerContext): AskedOfArea | undefined {
  const { said, state, understanding, gazetteer } = context
  const { area } = state
  if (area === undefined || area.age > 0 || said.length > longest) return undefined
  if (area.aspects === undefined && area.pair === undefined) return undefined
  const { flags, told, spans, confidence } = understanding
  if ([...flags.cues].some((cue) => !asking.has(cue))) return undefined
  if (filledSlots(told).some((name) => !ofPlace.includes(name))) return undefined
  const isAsking =
    flags.about ||
    flags.question ||
    flags.also ||
    flags.cues.has('question') ||
    beginsAsQuestion(said)
  if (!isAsking) return undefined
  const named = (told.location ?? []).filter((slug) => gazetteer.place(slug)?.kind !== 'emirate')
  if (named.length > mostPlaces) return undefined
  const aspects = aspectsIn(said)
  if (named.length === 0)
    return aspects.length > 0 ? { places: placesOf(area), aspects } : undefined
  if (aspects.length > 0) return { places: named, aspects }
  // 'Have a look in Oud Metha too' wants homes there.
  if (looks(foldText(said))) return undefined
  const isBare = spans.every(({ kind }) => besideName.has(kind)) && confidence >= leastKnown
  if (!isBare || told.features !== undefined || area.aspects === undefined) return undefined
  return { places: named, aspects: asksOfLiving(said) ? [] : area.aspects }
}

const placesOf = ({ slug, beside }: AreaSpokenOf): string[] =>
  beside === undefined ? [slug] : [slug, beside]
