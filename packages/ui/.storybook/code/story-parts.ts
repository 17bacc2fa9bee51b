import ts from 'typescript'
import type { SourceModule } from './source-module.ts'

/** An expression without `satisfies …` and `as …` around it. */
function bare(node: ts.Expression | undefined): ts.Expression | undefined {
  if (!node) return
  const wrapped =
    ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
  return wrapped ? bare(node.expression) : node
}

function constant(module: SourceModule, name: string): ts.ObjectLiteralExpression | undefined {
  const statement = module.declared.get(name)
  if (!statement || !ts.isVariableStatement(statement)) return
  for (const declaration of statement.declarationList.declarations) {
    const value = bare(declaration.initializer)
    if (declaration.name.getText() === name && value && ts.isObjectLiteralExpression(value))
      return value
  }
  return
}

/** The properties of an object that is written out, with those of constants spread into it. */
export function membersOf(
  module: SourceModule,
  object: ts.ObjectLiteralExpression | undefined,
): Map<string, ts.ObjectLiteralElementLike> {
  const members = new Map<string, ts.ObjectLiteralElementLike>()
  for (const property of object?.properties ?? []) {
    if (ts.isSpreadAssignment(property)) {
      const before = membersOf(module, spreadObject(module, property.expression))
      for (const [name, member] of before) members.set(name, member)
    } else members.set(property.name.getText(), property)
  }
  return members
}

/** `Default` or `Default.args`, where it is written out in the file. */
function spreadObject(module: SourceModule, node: ts.Expression) {
  if (ts.isIdentifier(node)) return constant(module, node.text)
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return
  const members = membersOf(module, constant(module, node.expression.text))
  return objectOf(members.get(node.name.text))
}

function objectOf(member: ts.ObjectLiteralElementLike | undefined) {
  const value = member && ts.isPropertyAssignment(member) ? bare(member.initializer) : undefined
  return value && ts.isObjectLiteralExpression(value) ? value : undefined
}

/** What a story is made of, as it is written. */
export interface StoryParts {
  name: string
  /** As it is written: `DataTable<Row>` too. */
  component: ts.Expression | undefined
  /** Of the file and of the story. */
  args: Map<string, ts.ObjectLiteralElementLike>
  render: ts.ArrowFunction | ts.FunctionExpression | undefined
}

function storyNames(module: SourceModule): string[] {
  return [...module.declared].flatMap(([name, statement]) => {
    const exported =
      ts.isVariableStatement(statement) &&
      statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    return exported ? [name] : []
  })
}

/** The stories of a file. */
export function storiesIn(module: SourceModule): StoryParts[] {
  const meta = membersOf(module, constant(module, 'meta'))
  const initializerOf = (member: ts.ObjectLiteralElementLike | undefined) =>
    member && ts.isPropertyAssignment(member) ? member.initializer : undefined
  return storyNames(module).map((name) => {
    const story = membersOf(module, constant(module, name))
    const render = initializerOf(story.get('render') ?? meta.get('render'))
    const component = initializerOf(meta.get('component'))
    const drawn = render && (ts.isArrowFunction(render) || ts.isFunctionExpression(render))
    return {
      name,
      component,
      args: new Map([
        ...membersOf(module, objectOf(meta.get('args'))),
        ...membersOf(module, objectOf(story.get('args'))),
      ]),
      render: drawn ? render : undefined,
    }
  })
}
