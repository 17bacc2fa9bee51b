import {
  afterHanNames,
  afterNames,
  afterOwnName,
  capitalIntros,
  hanSurnames,
  longHanSurnames,
  nameHeadings,
  nameIntros,
  nameParticles,
  traditionalSurnames,
} from '@manzil/query-language/lexicon/name-words'

/** Without the particles between them; of a whole legal name more are told than written alone. */
const mostNameWords = 4
const mostToldWords = 6
const longestWord = 40
const word = String.raw`\p{L}[\p{L}\p{M}'’.\-]*`

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const ends = listed(afterNames)
const particles = listed(nameParticles)

const hanName = new RegExp(
  `^(?:${longHanSurnames}|[${hanSurnames}${traditionalSurnames}])\\p{Script=Han}{1,2}$`,
  'u',
)
const introBefore = (intros: string): RegExp =>
  new RegExp(`(?:^|[^\\p{L}\\p{M}])(?:${intros})(?![\\p{L}\\p{M}'’])\\s*`, 'iu')
const hanIntros = nameIntros.split('|').filter((intro) => /\p{Script=Han}/u.test(intro))
const spokenIntro = introBefore(`(?:${nameIntros})\\s*[:：]?|(?:${nameHeadings})\\s*[:：]`)
const capitalIntro = introBefore(capitalIntros)
/** All that announces a name, wherever it stands. */
export const nameIntroPattern = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${nameIntros}|${nameHeadings})(?![\\p{L}\\p{M}'’])\\s*[:：]?`,
  'giu',
)
const hanIntro = new RegExp(`(?:${hanIntros.join('|')})[:：]?\\s*`, 'u')

/** Two words at least: 'Nobody here' is none. */
const ownName = new RegExp(
  String.raw`(?:^|[,.!]\s*)(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){1,3})\s+(?:${afterOwnName})(?![\p{L}\p{M}])`,
  'u',
)

/** The name that a message says is one: 'my name is …', '我叫…', whatever else its words mean. */
export function nameSaid(message: string): string | undefined {
  const han = behind(message, hanIntro)
  if (han !== undefined) return hanFrom(han) ?? nameFrom(han)
  const said = behind(message, spokenIntro)
  const name = said === undefined ? undefined : nameFrom(said)
  if (name !== undefined) return name
  const self = ownName.exec(message)?.[1]
  if (self !== undefined) return self
  const person = behind(message, capitalIntro)
  const capital = person === undefined ? undefined : nameFrom(person)
  return capital !== undefined && isCapital(capital) ? capital : undefined
}

/** The end of a sentence, and not of an initial or a short form: '… by video. Anna Weber', not 'J. Weber'. */
const sentenceEnd = String.raw`[?!؟？！。।]|(?<!(?:^|[^\p{L}])(?:\p{L}|[DMFH]rs?|Ms|St))\.(?=\s+\p{L})`
/** Chinese writes spaces for commas. */
const besideHan = String.raw`(?<=\p{Script=Han})\s+|\s+(?=\p{Script=Han})`
const partEnd = new RegExp(
  String.raw`${besideHan}|[,;:\n/|()،؛，、；：]|(?=[+\d])|\s+-\s+|${sentenceEnd}`,
  'u',
)

/** The part of a message that looks like a name by its letters alone: between commas, before figures. */
export function nameParts(message: string): string[] {
  return message
    .split(partEnd)
    .map((part) => part.trim())
    .filter((part) => isNameShaped(part))
}

/** Capital letters where the script has them, a family name where it has none. */
export const isCertain = (name: string): boolean =>
  hanName.test(name) || (/\s/.test(name) && isCapital(name) && /^[\p{Lu}]/u.test(name))

function isNameShaped(part: string): boolean {
  const words = wordsOf(part)
  if (words.length === 0 || words.join(' ') !== part.replace(/\s+/g, ' ')) return false
  return countParts(words) <= mostNameWords && words.every((each) => !ends.has(each.toLowerCase()))
}

const countParts = (words: readonly string[]): number =>
  words.filter((each) => !particles.has(each.toLowerCase())).length

const wordsOf = (text: string): string[] => text.match(new RegExp(word, 'gu')) ?? []

function behind(message: string, intro: RegExp): string | undefined {
  const found = intro.exec(message)
  return found === null ? undefined : message.slice(found.index + found[0].length)
}

/** The words up to the first that cannot be of a name. */
function nameFrom(text: string): string | undefined {
  const [part = ''] = text.split(/[,;:!?\n/|()،؛؟，。；！？、\d@+]/u)
  const words: string[] = []
  for (const each of part.trim().split(/\s+/u)) {
    const isName = new RegExp(`^${word}$`, 'u').test(each) && each.length <= longestWord
    const isEnd = ends.has(each.toLowerCase().replace(/\.$/, ''))
    if (!isName || isEnd || countParts(words) >= mostToldWords) break
    words.push(each)
    // A full stop ends a name, but for an initial.
    if (each.endsWith('.') && each.length > 2) break
  }
  while (words.length > 0 && particles.has(words.at(-1) ?? '')) words.pop()
  return words.length === 0 ? undefined : words.join(' ').replace(/\.$/, '')
}

function hanFrom(text: string): string | undefined {
  const [signs = ''] = /^\p{Script=Han}+/u.exec(text) ?? []
  const end = [...signs].findIndex((sign, at) => at > 0 && afterHanNames.includes(sign))
  const name = end === -1 ? signs : signs.slice(0, end)
  return name.length > 1 && name.length <= 4 ? name : undefined
}

const isCapital = (name: string): boolean =>
  name.split(' ').every((each) => /^\p{Lu}/u.test(each) || particles.has(each))
