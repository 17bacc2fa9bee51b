import type { Plugin } from 'vite'
import { sourceModules } from './source-module.ts'
import { storyCodes } from './story-code.ts'
import { storiesIn } from './story-parts.ts'

/** Gives each story the code that its page shows, unless it brings some of its own. */
function withCode(name: string, code: string): string {
  const source = `{ code: ${JSON.stringify(code)}, ...${name}.parameters?.docs?.source }`
  return `${name}.parameters = { ...${name}.parameters, docs: { ...${name}.parameters?.docs, source: ${source} } };`
}

/**
 * Gives a playground code that follows its controls: Storybook writes the component with the values of
 * the moment, between the lines of the code that go around it. It may be asked of the same code twice.
 */
function withCodeOfControls(name: string, code: string): string {
  const imports = `${code.split('\n\n')[0]}\n\n`
  const write = `(jsx) => jsx.startsWith('import ') ? jsx : ${JSON.stringify(imports)} + 'export function ${name}() {\\n  return (\\n' + jsx.replace(/^(?=.)/gm, '    ') + '\\n  )\\n}\\n'`
  const source = `{ type: 'dynamic', transform: ${write}, ...${name}.parameters?.docs?.source }`
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
    // One that draws by itself says in its code which values it has.
    const followsControls = (name: string) =>
      name === 'Playground' &&
      storiesIn(read(path)).some((story) => story.name === name && story.render === undefined)
    const lines = [...codes].map(([name, text]) =>
      followsControls(name) ? withCodeOfControls(name, text) : withCode(name, text),
    )
    return { code: `${code}\n${lines.join('\n')}\n`, map: null }
  },
})
