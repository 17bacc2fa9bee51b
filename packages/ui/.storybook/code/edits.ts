/** A part of a text to be written in another way. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** A part of a text with its edits made; of edits within each other, the outer one counts. */
export function edited(text: string, start: number, end: number, edits: readonly Edit[]): string {
  let result = ''
  let at = start
  const inOrder = edits
    .filter((edit) => edit.start >= start && edit.end <= end)
    .sort((one, other) => one.start - other.start || other.end - one.end)
  for (const edit of inOrder) {
    if (edit.start < at) continue
    result += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return result + text.slice(at, end)
}

/** Lines as far to the left as the first of them, which began `column` letters in. */
export const outdented = (text: string, column: number): string =>
  text.replace(new RegExp(`\\n {1,${column || 1}}`, 'g'), (space) =>
    column === 0 ? space : `\n${' '.repeat(Math.max(0, space.length - 1 - column))}`,
  )
