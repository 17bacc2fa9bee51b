/** The marks of Markdown that models write although they are asked not to, taken out. */
export function plainText(written: string): string {
  return written
    .normalize('NFC')
    .replace(/<think>[\s\S]*?<\/think>/giu, '')
    .replace(/^\s{0,3}#{1,6}\s+/gmu, '')
    .replace(/^\s*[-*•]\s+/gmu, '• ')
    .replace(/(\*\*|__)(.+?)\1/gu, '$2')
    .replace(/[ \t]+$/gmu, '')
    .replace(/\n{2,}/gu, '\n')
    .trim()
}

/** Links, addresses, images, code and tags: an answer needs none, the cards lead on. */
export const holdsMarkup = (text: string): boolean =>
  /https?:|www\.|\]\(|!\[|<\/?[a-z!]|```|`|javascript:|data:|@|(?:^|[\s(])\/[a-z#]|\b[a-z0-9-]+\.(?:com|ae|net|org|io|ru|cn|de|in|info|example|app|co)\b/iu.test(
    text,
  )

/** Joiners of Hindi and Arabic, and marks of direction that belong to Arabic. */
const allowedSigns: ReadonlySet<string> = new Set('\n\t\u200c\u200d\u200e\u200f')

/** Control characters and signs that hide what they are or change the direction of what follows. */
export const holdsHiddenSigns = (text: string): boolean =>
  (text.match(/[\p{Cc}\p{Cf}]/gu) ?? []).some((sign) => !allowedSigns.has(sign))
