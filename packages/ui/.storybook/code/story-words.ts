import ts from 'typescript'
import { scopeOf, usesIn } from './references.ts'
import type { SourceModule } from './source-module.ts'

/** The English texts of a module of words. */
export interface Texts {
  module: SourceModule
  statement: ts.Statement
  object: ts.ObjectLiteralExpression
}

/** The English texts that a module declares as `en`. */
export function textsOf(module: SourceModule): Texts | undefined {
  const statement = module.declared.get('en')
  if (!statement || !ts.isVariableStatement(statement)) return
  const object = statement.declarationList.declarations[0]?.initializer
  return object && ts.isObjectLiteralExpression(object) ? { module, statement, object } : undefined
}

/** What is said in English where a node chooses by the language of the toolbar: copied code says that. */
export function englishOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isConditionalExpression(node))
    return /(locale|language) === 'ar'$/.test(node.condition.getText()) ? node.whenFalse : undefined
  const chosen = ts.isCallExpression(node) && node.expression.getText() === 'spoken'
  return chosen ? node.arguments[1] : undefined
}

/** The expression that a function of one statement returns. */
function returned(statement: ts.Statement | undefined): ts.Expression | undefined {
  if (!statement || !ts.isFunctionDeclaration(statement)) return
  const [only, ...others] = statement.body?.statements ?? []
  return only && others.length === 0 && ts.isReturnStatement(only) ? only.expression : undefined
}

/** Whether a function of a module of words does nothing but choose the language. */
export function choosesLanguage(module: SourceModule, name: string): boolean {
  const expression = returned(module.declared.get(name))
  if (!expression) return false
  const english = englishOf(expression)
  if (english) return english.getText() === 'en'
  return (
    ts.isCallExpression(expression) &&
    ts.isIdentifier(expression.expression) &&
    choosesLanguage(module, expression.expression.text)
  )
}

/** A text without anything to put in, under its key. */
export function plainText(texts: Texts, key: string): ts.StringLiteral | undefined {
  for (const property of texts.object.properties)
    if (ts.isPropertyAssignment(property) && property.name.getText() === key)
      return ts.isStringLiteral(property.initializer) ? property.initializer : undefined
  return
}

/** `words.send` with its text; none where the text is not at hand. */
export function textRead(texts: Texts, use: ts.Expression): ts.StringLiteral | undefined {
  const { parent } = use
  if (!ts.isPropertyAccessExpression(parent) || parent.expression !== use) return
  return plainText(texts, parent.name.text)
}

/** What reads the texts that a constant of a function holds: `words` after `const words = useWords()`. */
export function readersOf(name: ts.Identifier): ts.Identifier[] {
  const scope = enclosingBlock(name)
  if (!scope) return []
  return usesIn(scope).filter((use) => use.text === name.text && scopeOf(use) === scope)
}

function enclosingBlock(node: ts.Node): ts.Node | undefined {
  for (let at: ts.Node = node.parent; !ts.isSourceFile(at); at = at.parent)
    if (ts.isBlock(at)) return at
  return undefined
}

/** A text as it is written where `words.send` stood. */
export function writtenText(text: ts.StringLiteral, read: ts.Node) {
  const { parent } = read
  const plain = !/["\\&{}<>]/.test(text.text) && text.text === text.text.trim()
  if (ts.isJsxExpression(parent) && plain) {
    if (ts.isJsxAttribute(parent.parent)) return { node: parent, text: `"${text.text}"` }
    if (text.text !== '') return { node: parent, text: text.text }
  }
  return { node: read, text: text.getText() }
}
