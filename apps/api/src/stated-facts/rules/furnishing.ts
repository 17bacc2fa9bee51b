import { type FactRule, type Match, matches } from './rule.ts'

const FURNISHED =
  /(?<![\p{L}\p{N}])(?:(?<part>semi|part|partly|partially|half)[\s-]*|(?<full>fully|full|luxury|luxuriously|beautifully|tastefully|elegantly|brand new)\s+)?(?<un>un-?|non-?\s?|not\s+)?furnished(?!\s+(?:kitchen|options?|units? available))(?![\p{L}\p{N}])/giu
const ARABIC = /(?<!\p{L})(?<un>غير )?(?:مفروش|مفروشة)(?!\p{L})/gu

/** Furnished, partly or not; what says both of one property says nothing. */
export const furnishing: FactRule = {
  kind: 'furnished',
  find(text) {
    const found: Match[] = [
      ...matches(text, FURNISHED, ({ groups }) => {
        if (groups?.un !== undefined) return 'unfurnished'
        return groups?.part === undefined ? 'furnished' : 'partly'
      }),
      ...matches(text, ARABIC, ({ groups }) => (groups?.un ? 'unfurnished' : 'furnished')),
    ]
    return new Set(found.map(({ value }) => value)).size > 1 ? [] : found
  },
}
