import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { commonProps } from './common-props.ts'
import { defaultsOf } from './default-values.ts'

/** A prop as its table shows it; the shape is that of react-docgen, which Storybook reads. */
export interface PropDoc {
  required: boolean
  description: string
  /** Where it is declared, for who looks for it. */
  file: string
  tsType: TypeDoc
  defaultValue?: { value: string; computed: false }
}

interface TypeDoc {
  name: string
  raw?: string
  type?: 'function'
  elements?: { name: 'literal'; value: string }[]
}

export interface ComponentDoc {
  displayName: string
  description: string
  props: Record<string, PropDoc>
}

const packageRoot = join(import.meta.dirname, '../..')

/** A compiler that answers questions of types about files of the design system. */
export function typesOf(files: readonly string[], before?: ts.Program): ts.Program {
  const path = join(packageRoot, 'tsconfig.json')
  const { config } = ts.readConfigFile(path, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(path))
  return ts.createProgram(
    [...files, join(packageRoot, 'src/styles/css.d.ts')],
    options,
    undefined,
    before,
  )
}

/** What is exported from a file and draws something, with its props. */
export function componentDocs(program: ts.Program, path: string): ComponentDoc[] {
  const file = program.getSourceFile(path)
  if (!file) return []
  const checker = program.getTypeChecker()
  return file.statements.flatMap((statement) => {
    if (!ts.isFunctionDeclaration(statement) || !statement.name) return []
    const exported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (!exported || !/^[A-Z]/.test(statement.name.text)) return []
    return [documented(checker, statement, statement.name.text)]
  })
}

function documented(
  checker: ts.TypeChecker,
  component: ts.FunctionDeclaration,
  displayName: string,
): ComponentDoc {
  const [parameter] = component.parameters
  const defaults = defaultsOf(component)
  const props: Record<string, PropDoc> = {}
  for (const prop of parameter ? propertiesOf(checker.getTypeAtLocation(parameter)) : []) {
    const declaration = prop.declarations?.find(isOurs)
    if (!declaration || !parameter) continue
    const value = defaults.get(prop.name)
    props[prop.name] = {
      required: !(prop.flags & ts.SymbolFlags.Optional) && value === undefined,
      description: commentOf(checker, prop) || (commonProps[prop.name] ?? ''),
      file: relative(packageRoot, declaration.getSourceFile().fileName),
      tsType: typeDoc(checker, checker.getTypeOfSymbolAtLocation(prop, parameter), declaration),
      ...(value !== undefined && { defaultValue: { value, computed: false } }),
    }
  }
  const symbol = component.name && checker.getSymbolAtLocation(component.name)
  return { displayName, description: symbol ? commentOf(checker, symbol) : '', props }
}

/** Those of each member, where a component takes one set of props or another. */
function propertiesOf(type: ts.Type): ts.Symbol[] {
  const types = type.isUnion() ? type.types : [type]
  const found = new Map<string, ts.Symbol>()
  for (const member of types)
    for (const property of member.getProperties())
      if (!found.has(property.name) && !isForbidden(property)) found.set(property.name, property)
  return [...found.values()]
}

/** `href?: never`, which says that another set is meant. */
const isForbidden = ({ declarations = [] }: ts.Symbol) =>
  declarations.every(
    (declaration) =>
      ts.isPropertySignature(declaration) && declaration.type?.kind === ts.SyntaxKind.NeverKeyword,
  )

const isOurs = (declaration: ts.Declaration) =>
  !declaration.getSourceFile().fileName.includes('/node_modules/')

const commentOf = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker))

/** The type as it is written where it is short to say, else as the compiler says it. */
function typeDoc(checker: ts.TypeChecker, type: ts.Type, declaration: ts.Declaration): TypeDoc {
  const given = checker.getNonNullableType(type)
  const flags =
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType
  const text = said(checker, given, declaration, flags)
  if (given.flags & ts.TypeFlags.BooleanLike || text === 'boolean') return { name: 'boolean' }
  if (text === 'string' || text === 'number') return { name: text }
  if (given.getCallSignatures().length > 0)
    return { name: 'signature', type: 'function', raw: functionType(checker, given, declaration) }
  if (
    given.isUnion() &&
    given.types.every((member) => member.isStringLiteral() || member.isNumberLiteral())
  ) {
    const values = given.types.map((member) => said(checker, member, declaration, flags))
    const order = written(declaration) ?? ''
    // As they are written, where they are; the compiler has them in the order of its work.
    values.sort((one, other) => order.indexOf(one) - order.indexOf(other) || (one < other ? -1 : 1))
    const elements = values.map((value) => ({ name: 'literal' as const, value }))
    return { name: 'union', raw: values.join(' | '), elements }
  }
  return { name: written(declaration) ?? text }
}

/** A type in the compiler's words, without the files that its names come from. */
const said = (checker: ts.TypeChecker, type: ts.Type, at: ts.Node, flags: ts.TypeFormatFlags) =>
  checker.typeToString(type, at, flags).replace(/import\("[^"]*"\)\./g, '')

/** A function as it is written, or as the name stands for that is written. */
function functionType(checker: ts.TypeChecker, type: ts.Type, declaration: ts.Declaration): string {
  const text = written(declaration)
  if (text?.includes('=>')) return text
  return said(
    checker,
    type,
    declaration,
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias,
  )
}

function written(declaration: ts.Declaration): string | undefined {
  const type = ts.isPropertySignature(declaration) ? declaration.type : undefined
  return type
    ?.getText()
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '')
}
