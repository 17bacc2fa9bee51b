import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const script = fileURLToPath(import.meta.resolve('./browser/reference.ts'))

/** Parts of the style sheet, in the order in which they apply. */
const styles = ['tokens', 'base', 'frame', 'navigation', 'entry', 'fields', 'code', 'print']

export const readStyle = (): string =>
  styles
    .map((name) => fs.readFileSync(path.join(import.meta.dirname, `styles/${name}.css`), 'utf8'))
    .join('\n')

/** The script without its types. */
export function scriptText(): string {
  const { outputText } = ts.transpileModule(fs.readFileSync(script, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 },
  })
  return outputText
}
