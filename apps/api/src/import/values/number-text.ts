/** "115,000", "AED 115,000", "1198.0" and Arabic digits as a number; undefined where it is none. */
export function parseNumber(text: string): number | undefined {
  const western = text
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/٫/gu, '.')
    .replace(/[٬\s\u00a0]/gu, '')
    .replace(/^AED|AED$/giu, '')
  const thousands = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/u.test(western)
  const plain = thousands ? western.replaceAll(',', '') : western
  if (!/^[+-]?\d+(\.\d+)?(e\+?\d{1,2})?$/iu.test(plain)) return undefined
  const value = Number(plain)
  return Number.isFinite(value) ? value : undefined
}
