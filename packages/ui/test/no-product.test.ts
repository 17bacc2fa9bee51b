import { dirname, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { componentFiles, groupOf, type Source, shipped } from './sources.ts'

/** What belongs to screens: routing, forms, data and texts. */
const foreign =
  /^(wouter|formik|react-hook-form|@tanstack\/|@lingui\/|socket\.io|axios|openapi-|zod|msw)/

/** What groups about the product may take of ours: types of the contract, and rules. */
const product = /^@manzil\/(api-client\/generated\/types\.gen$|domain\/)/

const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:from|import\(|import)\s*'([^']+)'/g)].map(([, name = '']) => name)

/** What a file of the design system imports and may not. */
function wrongImports({ path, text }: Source): string[] {
  const group = groupOf(path)
  return importsOf(text).filter((name) => {
    if (foreign.test(name)) return true
    if (name.startsWith('@manzil/')) return !(group?.neutral === false && product.test(name))
    if (!name.startsWith('.') || group?.neutral === false) return false
    // The theme, hooks and stores are as neutral as the groups that they serve.
    return groupOf(join(dirname(path), name))?.neutral === false
  })
}

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
  it.each(shipped)('$path imports nothing above it', (source) => {
    expect(wrongImports(source)).toEqual([])
  })

  it('notices what reaches up', () => {
    const wrong = (path: string, name: string) =>
      wrongImports({ path, text: `import { a } from '${name}'` }).length > 0
    expect(wrong('src/forms/A/A.tsx', '../../listing/B/B.tsx')).toBe(true)
    expect(wrong('src/hooks/a.ts', '../listing/B/B.tsx')).toBe(true)
    expect(wrong('src/forms/A/A.tsx', '@manzil/domain/loan')).toBe(true)
    expect(wrong('src/listing/A/A.tsx', '@manzil/domain/loan')).toBe(false)
    expect(wrong('src/listing/A/A.tsx', '@manzil/api-client/generated/types.gen')).toBe(false)
    expect(wrong('src/listing/A/A.tsx', '@manzil/api-client/client')).toBe(true)
    expect(wrong('src/listing/A/A.tsx', 'wouter')).toBe(true)
    expect(wrong('src/listing/A/A.tsx', '../../chat/B/B.tsx')).toBe(false)
  })

  it.each(componentFiles)('$path says nothing by itself', ({ path, text }) => {
    expect(wordsIn(path, text)).toEqual([])
  })

  it('notices words', () => {
    const text = `const A = () => <p title="Close"><b>Save</b> {'now'} {props.text} <img alt="" /></p>`
    expect(wordsIn('a.tsx', text)).toEqual(['title="Close"', 'Save', 'now'])
  })
})
