import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const folder = join(import.meta.dirname, '../.storybook')

/** Values that people do not read: names of options, and Arabic that stands in an English page. */
const isValue = (text: string): boolean => /^[a-z-]+$/.test(text) || /\p{Script=Arabic}/u.test(text)

/** Written alike in every language. */
const names = ['Manzil']

/** English texts of stories, what is put into them as `{0}`. */
export function saidByStories(): string[] {
  const files = ['words.ts', ...globSync('words/*.ts', { cwd: folder })]
  const said = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return ts
      .createSourceFile(file, text, ts.ScriptTarget.Latest, true)
      .statements.filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .filter(({ name }) => name.getText() === 'en')
      .flatMap(textsIn)
  })
  return [...new Set(said)].filter(
    (text) => /\p{L}{2}/u.test(text) && !isValue(text) && !names.includes(text),
  )
}

function textsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node)) return [patternOf(node)]
  if (ts.isPropertyAssignment(node)) return textsIn(node.initializer)
  const found: string[] = []
  ts.forEachChild(node, (child) => {
    found.push(...textsIn(child))
  })
  return found
}

function patternOf({ head, templateSpans }: ts.TemplateExpression): string {
  const values = [...new Set(templateSpans.map(({ expression }) => expression.getText()))]
  const parts = templateSpans.map(
    ({ expression, literal }) => `{${values.indexOf(expression.getText())}}${literal.text}`,
  )
  return head.text + parts.join('')
}
