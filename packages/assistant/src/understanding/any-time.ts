import { foldText } from '../language/fold.ts'
import { type AnyTimeWord, anyTimeWords } from '../lexicon/any-time-words.ts'
import { wordPattern } from './money/find-words.ts'

const patternOf = (name: AnyTimeWord): RegExp =>
  new RegExp(anyTimeWords[name].split('|').map(wordPattern).join('|'), 'u')

const soon = patternOf('soon')
const any = patternOf('any')

/** 'As soon as possible'. */
export const wantsSoon = (message: string): boolean => soon.test(foldText(message))

/** 'Any time', 'after lunch', 'next week': when, and nobody's name. */
export const leavesTimeOpen = (message: string): boolean => any.test(foldText(message))
