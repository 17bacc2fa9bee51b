import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const browser = path.join(import.meta.dirname, 'browser')

/** Parts of the style sheet, in the order in which they apply. */
const styles = ['tokens', 'base', 'frame', 'navigation', 'entry', 'fields', 'code', 'try', 'print']

export const readStyle = (): string =>
  styles
    .map((name) => fs.readFileSync(path.join(import.meta.dirname, `styles/${name}.css`), 'utf8'))
    .join('\n')

/** The scripts of the pages by name, without their types. The first is `reference.js`. */
export function scripts(): [string, string][] {
  return fs.readdirSync(browser).map((file) => {
    const text = fs.readFileSync(path.join(browser, file), 'utf8')
    const { outputText } = ts.transpileModule(text, {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 },
    })
    const name = file.replace(/\.ts$/, '.js')
    return [name, outputText.replace(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'")]
  })
}
