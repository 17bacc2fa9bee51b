const ends = /[.!?…。！？।؟]$/u

/**
 * What the server says of a field, `must be an https address`, as it stands by itself beside one. Callers of
 * the API read it behind the field's name; a reader sees it among sentences.
 */
export function asSentence(said: string): string {
  const text = said.trim()
  const [first = ''] = text
  const begun = first.toLocaleUpperCase() + text.slice(first.length)
  return text === '' || ends.test(text) ? begun : begun + endOf(text)
}

/** The mark that ends a sentence, by the letters that it is written in. */
function endOf(text: string): string {
  if (/\p{Script=Devanagari}/u.test(text)) return '।'
  return /\p{Script=Han}/u.test(text) ? '。' : '.'
}
