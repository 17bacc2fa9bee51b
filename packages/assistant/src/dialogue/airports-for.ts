import { type Airport, airports } from '@manzil/domain/airports'
import { metresBetween } from '@manzil/domain/metres-between'
import { foldText } from '@manzil/query-language/language/fold'
import { airportNames } from '@manzil/query-language/lexicon/airport-words'
import type { AnswerContext } from '../answer-context.ts'
import { finderOf } from '../understanding/money/find-words.ts'

/** An airport with its name in the language of the answer. */
export interface NamedAirport {
  name: string
  lat: number
  lng: number
}

const named = airports.map((airport) => [airport, finderOf(airportNames[airport.code])] as const)
/** A further airport of the same reach is told as well. Metres. */
const withinReach = 45_000
const mostTold = 2

/** The airport that a message names, or else those nearest to the first of the places. */
export function airportsFor(
  places: readonly string[],
  { said, language, gazetteer }: AnswerContext,
): NamedAirport[] {
  const inLanguage = ({ names, lat, lng }: Airport): NamedAirport => ({
    name: names[language],
    lat,
    lng,
  })
  const text = foldText(said)
  const told = named.filter(([, says]) => says(text)).map(([airport]) => airport)
  if (told.length > 0) return told.map(inLanguage)
  const [slug = ''] = places
  const path = gazetteer.pathOf(slug)
  const centre = path.find((place) => place.centre !== undefined)?.centre
  if (centre === undefined) return []
  const emirate = path.at(-1)?.slug
  // 'The airport' of an emirate is its own, and that of Dubai its old one.
  const own = airports.find((airport) => airport.emirate === emirate)
  const near = airports
    .map((airport) => ({ airport, metres: metresBetween(centre, airport) }))
    .toSorted((one, other) => one.metres - other.metres)
  const reached = near
    .filter(({ metres, airport }, at) => at === 0 || (metres <= withinReach && airport !== own))
    .map(({ airport }) => airport)
  const all = own === undefined ? reached : [own, ...reached.filter((each) => each !== own)]
  return all.slice(0, mostTold).map(inLanguage)
}
