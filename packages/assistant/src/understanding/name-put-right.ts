const refusals = 'not|مش|مو|مب|ليس|وليس|не|а не|nicht|und nicht'
const oneWord = String.raw`\p{L}[\p{L}\p{M}'’-]*`
const ofWords = String.raw`(?<![\p{L}\p{M}])`
const endOfWord = String.raw`(?![\p{L}\p{M}])`

/** 'Ayman, not Omar'; in Hindi the refusal stands last, and Chinese parts no words. */
const ways: readonly RegExp[] = [
  new RegExp(`${ofWords}(${oneWord})[,،]?\\s+(?:${refusals})\\s+(${oneWord})${endOfWord}`, 'giu'),
  new RegExp(
    `${ofWords}(${oneWord})(?:\\s+(?:hai|है))?[,،]?\\s+(${oneWord})\\s+(?:nahi|nahin|नहीं)${endOfWord}`,
    'giu',
  ),
  /[是叫](\p{Script=Han}{2,4})[，,]?\s*不是(\p{Script=Han}{2,4})/gu,
]

/** The name that a message says, with the part that it takes back in the same breath put right. */
export function namePutRight(name: string, message: string): string {
  for (const way of ways) {
    for (const [, right = '', wrong = ''] of message.matchAll(way)) {
      const parts = name.split(' ')
      if (parts.includes(wrong) && !parts.includes(right))
        return parts.map((part) => (part === wrong ? right : part)).join(' ')
    }
  }
  return name
}
