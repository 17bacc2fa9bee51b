import { plainText } from './plain-text.ts'

const WORDS_A_MINUTE = 200
/** Chinese is written without spaces; it is read at about this many characters a minute. */
const CHARACTERS_A_MINUTE = 320
const chinese = /[\u3400-\u9fff]/g

/** Minutes that a text takes, without its tags; one at least. */
export function readingMinutes(html: string): number {
  const text = plainText(html)
  const characters = text.match(chinese)?.length ?? 0
  const words = text.replace(chinese, ' ').split(/\s+/).filter(Boolean).length
  const minutes = words / WORDS_A_MINUTE + characters / CHARACTERS_A_MINUTE
  return Math.max(1, Math.round(minutes))
}
