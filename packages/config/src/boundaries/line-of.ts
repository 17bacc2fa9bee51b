/** The line that an index of a text is in, from 1. */
export const lineOf = (text: string, index: number): number =>
  text.slice(0, Math.max(0, index)).split('\n').length
