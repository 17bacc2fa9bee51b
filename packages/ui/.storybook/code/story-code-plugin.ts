import type { Plugin } from 'vite'
import { sourceModules } from './source-module.ts'
import { storyCodes } from './story-code.ts'

/** Gives each story the code that its page shows, unless it brings some of its own. */
function withCode(name: string, code: string): string {
  const source = `{ code: ${JSON.stringify(code)}, ...${name}.parameters?.docs?.source }`
  return `${name}.parameters = { ...${name}.parameters, docs: { ...${name}.parameters?.docs, source: ${source} } };`
}

/**
 * The code below a story is what somebody would write elsewhere: with imports, texts in place, and
 * without helpers of the stories. Storybook itself shows the object that the file exports.
 */
export const storyCode = (): Plugin => ({
  name: 'story-code',
  enforce: 'pre',
  transform(code, id) {
    const [path = ''] = id.split('?')
    if (!path.endsWith('.stories.tsx')) return
    const read = sourceModules()
    const codes = storyCodes(path, (file) => {
      this.addWatchFile(file)
      return read(file)
    })
    const lines = [...codes].map(([name, text]) => withCode(name, text))
    return { code: `${code}\n${lines.join('\n')}\n`, map: null }
  },
})
