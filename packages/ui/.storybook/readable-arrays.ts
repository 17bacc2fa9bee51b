import type { Plugin } from 'vite'

/**
 * Blanks `readonly` in types: what reads the props for the tables knows no `readonly Tab[]` and
 * would say “unknown”. The browser gets no types anyhow, and every column stays where it was.
 */
export const readableArrays = (): Plugin => ({
  name: 'readable-arrays',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/src\/.*\.tsx?$/.test(id) || id.includes('node_modules')) return
    return {
      code: code.replace(/(?<=[:|<,(=&]\s*)readonly(?= [\w([{<'"])/g, ' '.repeat(8)),
      map: null,
    }
  },
})
