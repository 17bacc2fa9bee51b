import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { componentFiles, shipped } from './sources.ts'

/** What belongs to screens: routing, forms, data, texts, and anything of the product. */
const foreign =
  /^(react-router|formik|react-hook-form|@tanstack\/|i18next|react-i18next|socket\.io|axios|openapi-|zod|msw|@manzil\/)/

/** Attributes that people read or hear. */
const spoken = new Set(['alt', 'title', 'placeholder', 'label', 'aria-label', 'aria-description'])

const hasLetters = (text: string): boolean => /\p{L}/u.test(text)

/** Words in the markup of a component that did not come by props. */
function wordsIn(path: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasLetters(node.text)) found.push(node.text.trim())
    if (
      ts.isJsxAttribute(node) &&
      spoken.has(node.name.getText()) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer) &&
      hasLetters(node.initializer.text)
    )
      found.push(`${node.name.getText()}="${node.initializer.text}"`)
    if (
      ts.isJsxExpression(node) &&
      node.expression &&
      ts.isStringLiteralLike(node.expression) &&
      !ts.isJsxAttribute(node.parent) &&
      hasLetters(node.expression.text)
    )
      found.push(node.expression.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}

describe('the design system', () => {
  it.each(shipped.filter(({ path }) => !path.endsWith('.css')))(
    '$path imports no router, form, data or product',
    ({ text }) => {
      const imported = [...text.matchAll(/(?:from|import\(|import)\s*'([^'.][^']*)'/g)]
      expect(imported.map(([, name = '']) => name).filter((name) => foreign.test(name))).toEqual([])
    },
  )

  it.each(componentFiles)('$path says nothing by itself', ({ path, text }) => {
    expect(wordsIn(path, text)).toEqual([])
  })

  it('notices words', () => {
    const text = `const A = () => <p title="Close"><b>Save</b> {'now'} {props.text} <img alt="" /></p>`
    expect(wordsIn('a.tsx', text)).toEqual(['title="Close"', 'Save', 'now'])
  })
})
