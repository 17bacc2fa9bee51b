import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'

/** Where a name comes from that a file imports. */
export interface ImportedName {
  /** The file, or the package as it is written. */
  from: string
  /** In that file; `*` for all of it. */
  name: string
  typeOnly: boolean
}

/** A file that stories are made of, with the names at its top. */
export interface SourceModule {
  path: string
  file: ts.SourceFile
  declared: ReadonlyMap<string, ts.Statement>
  imported: ReadonlyMap<string, ImportedName>
}

export const packageRoot = join(import.meta.dirname, '../..')

/** The names that a pattern binds: `a` and `c` of `{ a, b: [c] }`. */
export function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? boundNames(element.name) : [],
  )
}

/** The names that a statement declares. */
export function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name))
  const named =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  return named && statement.name ? [statement.name.text] : []
}

function importsOf(statement: ts.ImportDeclaration, path: string): [string, ImportedName][] {
  if (!ts.isStringLiteral(statement.moduleSpecifier)) return []
  const written = statement.moduleSpecifier.text
  const from = written.startsWith('.') ? resolve(dirname(path), written) : written
  const clause = statement.importClause
  const bindings = clause?.namedBindings
  if (!clause || !bindings) return []
  if (ts.isNamespaceImport(bindings))
    return [[bindings.name.text, { from, name: '*', typeOnly: clause.isTypeOnly }]]
  return bindings.elements.map(({ name, propertyName, isTypeOnly }) => [
    name.text,
    { from, name: propertyName?.text ?? name.text, typeOnly: clause.isTypeOnly || isTypeOnly },
  ])
}

/** Reads files as they are needed, each once. */
export function sourceModules(): (path: string) => SourceModule {
  const known = new Map<string, SourceModule>()
  return (path) => {
    const before = known.get(path)
    if (before) return before
    const text = readFileSync(path, 'utf8')
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
    const imported = new Map<string, ImportedName>()
    const declared = new Map<string, ts.Statement>()
    for (const statement of file.statements) {
      if (ts.isImportDeclaration(statement))
        for (const [name, origin] of importsOf(statement, path)) imported.set(name, origin)
      for (const name of declaredNames(statement)) declared.set(name, statement)
    }
    const module = { path, file, declared, imported }
    known.set(path, module)
    return module
  }
}
