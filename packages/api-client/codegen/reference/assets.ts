import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const folder = import.meta.dirname

/** Parts of the style sheet, in the order in which they apply. */
const styles = ['tokens', 'base', 'frame', 'navigation', 'entry', 'fields', 'code', 'print']

const read = (name: string): string => fs.readFileSync(path.join(folder, name), 'utf8')

export const readStyle = (): string => styles.map((name) => read(`styles/${name}.css`)).join('\n')

/** The script without its types. */
export function scriptText(): string {
  const { outputText } = ts.transpileModule(read('browser/reference.ts'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 },
  })
  return outputText
}
