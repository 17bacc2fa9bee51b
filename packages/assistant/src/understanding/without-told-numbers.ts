import { fold, foldText } from '@manzil/query-language/language/fold'
import {
  afterAge,
  ageUnits,
  anyModelWords,
  besideAge,
  modelWords,
  personWords,
  selfWords,
  sureAgeWords,
} from '@manzil/query-language/lexicon/told-number-words'
import { placesOfRow, type WordPlace } from './money/find-words.ts'

const joined = (words: Readonly<Record<string, string>>): string => Object.values(words).join('|')

const personsIn = placesOfRow(joined(personWords))
const selvesIn = placesOfRow(joined(selfWords))
const besideIn = placesOfRow(joined(besideAge))
const sureIn = placesOfRow(joined(sureAgeWords))
const unitsIn = placesOfRow(joined(ageUnits))
const behindIn = placesOfRow(joined(afterAge))
const modelsIn = placesOfRow(joined(modelWords))
const anyIn = placesOfRow(joined(anyModelWords))

/** Nobody is older. */
const oldest = 110
/** 'We are 4' counts people. */
const grownUp = 18
/** Words between somebody and the age: 'my parents, who are both 70'. */
const mostBeside = 2

const spaces = /[\s(:–—-]*/uy
const age = /\d{1,3}(?![\d.,]*\d)/uy
const and = ['and', 'und', 'or', 'oder', 'и', 'و', 'aur', 'और', '和', '跟', '与']
  .map(foldText)
  .join('|')
const joint = new RegExp(`\\s*(?:,|&|\\+|/|-|、|${and})\\s*(?=\\d)`, 'uy')
const ends = /\s*(?:$|[)\].,;:!?،؛。，！？；\n–—])/uy
const agesBefore = new RegExp(
  `(?:\\d{1,3}|[一二三四五六七八九十]{1,3})(?:\\s*(?:,|&|/|-|、|${and})\\s*\\d{1,3})*\\s*-?\\s*$`,
  'u',
)
const model = /\s*-?\s*\d{1,2}\s?-?[a-zа-я](?![\p{L}\p{N}])/uy

/**
 * A message without the ages of people and the numbers of plans of houses: neither is a room, a price or a
 * card. Everything else stays where it stood.
 */
export function withoutToldNumbers(message: string): string {
  if (!/\d/u.test(message)) return message
  const written = message.normalize('NFC')
  const { text, origins } = fold(written)
  const hidden = [...agesIn(text), ...modelNumbersIn(text)]
  const at = (folded: number): number => origins[folded] ?? written.length
  return hidden.reduce((left, { start, end }) => {
    const [from, to] = [at(start), at(end)]
    return left.slice(0, from) + ' '.repeat(to - from) + left.slice(to)
  }, written)
}

function agesIn(text: string): WordPlace[] {
  const places = { beside: besideIn(text), units: [...sureIn(text), ...unitsIn(text)] }
  const behind = behindIn(text)
  const told = [
    ...personsIn(text).map(({ end }) => ({ end, least: 0 })),
    ...selvesIn(text).map(({ end }) => ({ end, least: grownUp })),
  ]
  const ofPeople = told.flatMap(({ end, least }) => {
    const ages = agesFrom(text, end, places, behind)
    return ages === undefined || ages.youngest < least ? [] : [ages]
  })
  const sure = sureIn(text).flatMap(({ start, end }) => {
    const before = agesBefore.exec(text.slice(0, start))
    return before === null ? [] : [{ start: before.index, end }]
  })
  return [...ofPeople, ...sure]
}

/** The ages that stand behind somebody, where nothing that they could count follows. */
function agesFrom(
  text: string,
  from: number,
  { beside, units }: { beside: readonly WordPlace[]; units: readonly WordPlace[] },
  behind: readonly WordPlace[],
): (WordPlace & { youngest: number }) | undefined {
  let youngest = oldest
  let at = match(spaces, text, from)
  for (let gone = 0; gone < mostBeside; gone += 1) at = match(spaces, text, endAt(beside, at) ?? at)
  const start = at
  let hasUnit = false
  for (;;) {
    const end = match(age, text, at)
    const years = Number(text.slice(at, end))
    if (end === at || years > oldest) return undefined
    youngest = Math.min(youngest, years)
    const unit = endAt(units, match(spaces, text, end))
    hasUnit ||= unit !== undefined
    at = unit ?? end
    const next = match(joint, text, at)
    if (next === at) break
    at = next
  }
  const isLast = match(ends, text, at) > at || at === text.length
  const isFollowed = endAt(behind, match(spaces, text, at)) !== undefined
  return hasUnit || isLast || isFollowed ? { start, end: at, youngest } : undefined
}

function modelNumbersIn(text: string): WordPlace[] {
  const any = anyIn(text)
  return modelsIn(text).flatMap(({ start, end }) => {
    const isAny = any.some((word) => word.end < start && text.slice(word.end, start).trim() === '')
    const last = match(model, text, end)
    return isAny || last === end ? [] : [{ start: end, end: last }]
  })
}

/** Where a sticky pattern ends that begins at a place; the place itself where it does not fit. */
function match(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

/** Where the longest word ends that begins at a place. */
const endAt = (words: readonly WordPlace[], at: number): number | undefined =>
  words
    .filter(({ start }) => start === at)
    .map(({ end }) => end)
    .toSorted((one, other) => other - one)[0]
