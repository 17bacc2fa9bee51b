import type { ChatProperty } from '@manzil/api-client/generated/types.gen'
import { squareFeetPerSquareMetre } from '@manzil/domain/square-metre'
import { leadsTo } from './passage-links.ts'
import type { Expectation } from './rows.ts'
import { plainSpelling, saidNumbers } from './said-numbers.ts'
import type { Answered } from './talk.ts'

/** What stands when a message is answered. */
export interface Answering {
  answer: Answered
  /** Criteria of the search that was started last, before and after. */
  searchBefore: string
  search: string
  /** Cards shown last. */
  cards: readonly ChatProperty[]
  /** References of requests that were handed in so far. */
  handedIn: ReadonlySet<string>
}

/** Why an answer is not what was expected; nothing where it is. */
export function faultsOf(expected: Expectation, answering: Answering): string[] {
  const { answer } = answering
  const text = plainSpelling(
    answer.map((part) => (part.type === 'text' ? part.message : '')).join('\n'),
  )
  const links = answer.flatMap((part) => (part.type === 'text' ? (part.links ?? []) : []))
  const faults: string[] = []
  const require = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault)
  }
  require(text.trim() !== '' || answer.some(({ type }) => type === 'property_results'), 'no answer')
  if (expected.passage) {
    const { passage } = expected
    const isLed = links.some(({ link }) => passage.some((one) => leadsTo(link, one)))
    require(isLed, `rests on none of ${passage.join(', ')}`)
  }
  for (const group of expected.says ?? [])
    require(group.some((pattern) => matches(pattern, text)), `does not say ${group.join(' or ')}`)
  for (const pattern of expected.never ?? []) require(!matches(pattern, text), `says ${pattern}`)
  if (expected.left_out)
    require(matches(expected.left_out, text), `does not name ${expected.left_out}`)
  for (const figure of expected.figures ?? [])
    if (figure.value !== undefined)
      require(saysFigure(
        text,
        figure.value,
        figure,
      ), `does not say ${figure.what}: ${figure.value}`)
  faults.push(
    ...faultsOfSearch(expected.search, answering),
    ...faultsOfRequest(expected, answering),
  )
  const shown = answer.flatMap((part) => (part.type === 'property_results' ? part.data : []))
  require(shown.length >= (expected.homes?.min ?? 0), `shows ${shown.length} homes`)
  require(shown.length <=
    (expected.homes?.max ?? Number.POSITIVE_INFINITY), `shows ${shown.length} homes`)
  const languages = [expected.language ?? []].flat()
  if (languages.length > 0 && text.trim() !== '')
    require(languages.some((language) =>
      isWritten(text, language),
    ), `is not in ${languages.join(', ')}`)
  return faults
}

const matches = (pattern: string, text: string): boolean => new RegExp(pattern, 'iu').test(text)

function saysFigure(
  text: string,
  value: number,
  { within, unit }: { within: number; unit: string },
) {
  const wanted = unit === 'sqft' ? [value, value / squareFeetPerSquareMetre] : [value]
  return saidNumbers(text).some((said) =>
    wanted.some(
      (each, at) => Math.abs(said - each) <= Math.abs(each) * Math.max(within, at * 0.01),
    ),
  )
}

function faultsOfSearch(
  expected: Expectation['search'],
  { search, searchBefore }: Answering,
): string[] {
  if (expected === undefined) return []
  if (expected === 'none') return search === searchBefore ? [] : [`searches ${search}`]
  const query = new URLSearchParams(search)
  return Object.entries(expected).flatMap(([name, value]) => {
    if (name === 'absent')
      return [value]
        .flat()
        .map(String)
        .filter((each) => query.has(each))
        .map((each) => `still has ${each}`)
    const said = query
      .getAll(name)
      .flatMap((each) => each.split(','))
      .sort()
    if (typeof value === 'object' && !Array.isArray(value)) {
      const number = Number(said[0])
      return number >= value.from && number <= value.to ? [] : [`has ${name} ${said.join()}`]
    }
    const wanted = [value].flat().map(String).sort()
    return wanted.join() === said.join()
      ? []
      : [`has ${name} ${said.join() || 'not'}, not ${wanted.join()}`]
  })
}

function faultsOfRequest({ request }: Expectation, { handedIn, answer }: Answering): string[] {
  if (request === undefined) return []
  const faults: string[] = []
  if (request.sent !== undefined && request.sent !== handedIn.size > 0)
    faults.push(request.sent ? 'was not handed in' : 'was handed in')
  if (request.type === 'none' && handedIn.size > 0) faults.push('was handed in')
  if (request.count !== undefined && request.count !== handedIn.size)
    faults.push(`${handedIn.size} were handed in`)
  const text = answer.map((part) => part.message).join('\n')
  if (request.name !== undefined && request.sent === false && !text.includes(request.name))
    faults.push(`does not say the name ${request.name}`)
  return faults
}

const scripts: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/gu,
  ur: /\p{Script=Arabic}/gu,
  ru: /\p{Script=Cyrillic}/gu,
  hi: /\p{Script=Devanagari}/gu,
  zh: /\p{Script=Han}/gu,
  'zh-Hant': /\p{Script=Han}/gu,
}

/** By its script; languages of Latin letters by words that only one of them has. */
function isWritten(text: string, language: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const script = scripts[language]
  if (script) return (text.match(script)?.length ?? 0) > letters * 0.4
  if ((text.match(/\p{Script=Latin}/gu)?.length ?? 0) < letters * 0.6) return false
  const words = markers[language]
  return words === undefined || words.test(text)
}

const markers: Readonly<Record<string, RegExp>> = {
  en: /\b(?:the|you|is|are|of|to|and|i|a)\b/iu,
  de: /\b(?:der|die|das|und|ich|sie|ist|nicht|ein|eine|für|zu|im|mit|nichts)\b/iu,
  fr: /\b(?:le|la|les|je|vous|ne|pas|français)\b/iu,
  tl: /\b(?:ang|ng|sa|po|hindi|tagalog)\b/iu,
}
