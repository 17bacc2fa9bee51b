/** Longest sentence that is read at once, in characters. */
const LONGEST = 200
/** Sentences that are read of one text. */
const MOST = 120

/** '[12/05/2026, 10:23] Ahmed: ' and '12/05/2026, 10:23 - Ahmed: ', which chats put before a message. */
const stamp =
  /^\s*\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?\]?(?: -)? [^:\n]{1,60}: /gimu

/** Signs of a chat's bold and italics, pictures and bullets; what they stand beside stays. */
const signs =
  /[*_~`]|\p{Extended_Pictographic}|[\u200b-\u200f\u202a-\u202e\u2066-\u2069]|\ufe0f|^[\s•▪●◦➤✔✓–—-]+(?=\S)/gmu

/** A text as its writer meant it, without what a chat adds. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(stamp, '')
    .replace(signs, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Cut at lines, at ends of sentences and at bars; a long one at commas too. */
export function sentencesOf(text: string): string[] {
  const lines = text.split(/\n|[;|؟؛。！？；•।]|[.!?](?=\s|$)/u)
  return lines
    .flatMap((line) => (line.length > LONGEST ? line.split(/[,،，]/u) : [line]))
    .map((line) => line.trim().slice(0, LONGEST))
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .slice(0, MOST)
}
