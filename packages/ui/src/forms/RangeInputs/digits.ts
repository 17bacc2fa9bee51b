/** First code points of the digits that our visitors type: Arabic-Indic, Persian, Devanagari. */
const zeros = [0x0660, 0x06f0, 0x0966]

/** The same text with its digits as 0–9, whatever script they were typed in. */
export function latinDigits(text: string): string {
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0
    const zero = zeros.find((start) => code >= start && code <= start + 9)
    return zero === undefined ? character : String(code - zero)
  }).join('')
}

/** The digits of a text as 0–9, whatever script they were typed in; all else is dropped. */
export function onlyDigits(text: string): string {
  return latinDigits(text).replace(/[^0-9]/g, '')
}
