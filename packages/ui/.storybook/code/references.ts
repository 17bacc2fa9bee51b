import ts from 'typescript'
import { boundNames, declaredNames } from './source-module.ts'

/** Whether an identifier stands for a value or a type, rather than for a key or a label. */
function isUse(identifier: ts.Identifier): boolean {
  const { parent } = identifier
  if (ts.isPropertyAccessExpression(parent)) return parent.name !== identifier
  if (ts.isQualifiedName(parent)) return parent.right !== identifier
  if (ts.isBindingElement(parent)) return parent.initializer === identifier
  if (ts.isJsxAttribute(parent)) return false
  if (ts.isShorthandPropertyAssignment(parent)) return true
  const declared =
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isParameter(parent) ||
    ts.isVariableDeclaration(parent) ||
    ts.isFunctionDeclaration(parent) ||
    ts.isInterfaceDeclaration(parent) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isTypeParameterDeclaration(parent) ||
    ts.isNamedTupleMember(parent)
  return !(declared && parent.name === identifier)
}

/** The names that a node makes for what lies in it. */
function namesIn(node: ts.Node): string[] {
  if (ts.isFunctionLike(node)) {
    const own = ts.isFunctionExpression(node) && node.name ? [node.name.text] : []
    const types = (node.typeParameters ?? []).map(({ name }) => name.text)
    return [...own, ...types, ...node.parameters.flatMap(({ name }) => boundNames(name))]
  }
  if (ts.isBlock(node)) return node.statements.flatMap(declaredNames)
  const list = ts.isForStatement(node) || ts.isForOfStatement(node) ? node.initializer : undefined
  if (list && ts.isVariableDeclarationList(list))
    return list.declarations.flatMap(({ name }) => boundNames(name))
  return []
}

/** The node that makes a name below the top of the file; none for names of the file itself. */
export function scopeOf(identifier: ts.Identifier): ts.Node | undefined {
  for (let node: ts.Node = identifier.parent; !ts.isSourceFile(node); node = node.parent)
    if (namesIn(node).includes(identifier.text)) return node
  return undefined
}

/** The identifiers in a node that are used, in order. */
export function usesIn(node: ts.Node): ts.Identifier[] {
  if (ts.isIdentifier(node)) return node.parent && isUse(node) ? [node] : []
  const found: ts.Identifier[] = []
  ts.forEachChild(node, (child) => {
    found.push(...usesIn(child))
  })
  return found
}
