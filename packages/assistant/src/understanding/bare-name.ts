import type { Meaning } from '@manzil/query-language/grammar/meaning'
import type { Piece } from '@manzil/query-language/grammar/pieces'
import type { Token } from '@manzil/query-language/language/tokens'
import type { Reading } from '@manzil/query-language/reading/reader'
import { leavesTimeOpen, wantsSoon } from './any-time.ts'
import { isNamePart, nameAmongParts, wordNames } from './name-among-parts.ts'

const mostNameWords = 4
const longestHanName = 6
/** Between the parts of names: 'Anna von Berg', 'Rashid bin Said', 'राहुल जी'. */
const particle = /^(?:von|van|der|den|de|di|da|dos|la|le|al|el|bin|ben|ibn|abu|بن|ابو|जी|ji)$/u
/** 'मैं अनिल': 'I am' without its verb. */
const oneself = /^(?:मैं|मे|main|mai)$/iu
const times: ReadonlySet<Meaning['kind']> = new Set([
  'day',
  'weekday',
  'part-of-day',
  'clock',
  'time',
  'past',
])
const beside: ReadonlySet<Meaning['kind']> = new Set(['mark', 'place'])

/** The name where a message consists of little else; `text` is without numbers and addresses. */
export function bareName(text: string, { tokens, pieces }: Reading): string | undefined {
  if (/[?？؟\d]/u.test(text) || wantsSoon(text) || leavesTimeOpen(text)) return undefined
  const words = (text.match(/[\p{L}\p{M}'’-]+/gu) ?? []).filter((word) => !oneself.test(word))
  const [first = ''] = words
  if (words.length === 0 || words.length > mostNameWords) return undefined
  const certain = nameAmongParts(text, { tokens, pieces })
  if (certain !== undefined && certain === words.join(' ')) return certain
  const isHan = words.length === 1 && /^\p{Script=Han}+$/u.test(first)
  if (isHan && first.length > longestHanName) return undefined
  const isCapital = words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word))
  const written = (piece: Piece): readonly Token[] => tokens.slice(piece.first, piece.last + 1)
  const isWordName = (piece: Piece): boolean =>
    written(piece).every((token) => wordNames.has(token.text))
  const isPart = (piece: Piece): boolean => isNamePart(piece) || isWordName(piece)
  // 'Sara Khan' is a name, and Al Khan alone a place.
  if (!pieces.some(isPart)) return undefined
  const suits = (piece: Piece): boolean => {
    const { kind } = piece.meaning
    if (isPart(piece) || beside.has(kind) || isDigits(piece)) return true
    if (times.has(kind) || kind === 'cue') return false
    if (written(piece).every(({ text: word }) => oneself.test(word))) return true
    const isParticle = written(piece).every(({ text: word }) => particle.test(word))
    return isParticle || isHan || (isCapital && kind === 'plain')
  }
  return pieces.every(suits) ? words.join(' ') : undefined
}

/** Of the number to call, which was taken out of the text. */
const isDigits = ({ meaning }: Piece): boolean =>
  meaning.kind === 'number' && meaning.digits === true
