import { join } from 'node:path'
import ts from 'typescript'
import { type Edit, edited } from './edits.ts'
import { publicPath } from './public-path.ts'
import { scopeOf, usesIn } from './references.ts'
import { type ImportedName, packageRoot, type SourceModule } from './source-module.ts'
import {
  choosesLanguage,
  englishOf,
  readersOf,
  type Texts,
  textRead,
  textsOf,
  writtenText,
} from './story-words.ts'

const within = (node: ts.Node, outer: Edit) =>
  node.getStart() >= outer.start && node.getEnd() <= outer.end

const drawn = ['pictures.ts', 'contract-pictures.ts'].map((file) =>
  join(packageRoot, '.storybook', file),
)

/** The file to copy from: pictures of the stories need what others cannot import. */
const copiedFrom = ({ from }: ImportedName): string =>
  drawn.includes(from) ? join(import.meta.dirname, 'plain-pictures.ts') : from

/** Whether all of an object is needed, whatever keys are written: it is handed on, or read by a variable. */
function isTakenWhole({ parent }: ts.Node): boolean {
  if (ts.isJsxSpreadAttribute(parent) || ts.isPropertyAssignment(parent)) return true
  if (ts.isElementAccessExpression(parent)) return !ts.isStringLiteral(parent.argumentExpression)
  return ts.isSpreadAssignment(parent) && !ts.isReturnStatement(parent.parent.parent)
}

/** Where a statement declares a name. */
function declarationsOf(statement: ts.Statement, name: string): Omit<Edit, 'text'>[] {
  const found: Omit<Edit, 'text'>[] = []
  const look = (node: ts.Node) => {
    if (ts.isIdentifier(node) && node.text === name && 'name' in node.parent)
      if (node.parent.name === node) found.push({ start: node.getStart(), end: node.getEnd() })
  }
  if (ts.isVariableStatement(statement))
    for (const declaration of statement.declarationList.declarations) look(declaration.name)
  else ts.forEachChild(statement, look)
  return found
}

/** Gathers what a story needs: names of packages to import, declarations to copy. */
export class Gathering {
  readonly imports = new Map<string, Map<string, { name: string; typeOnly: boolean }>>()
  /** Copied statements in the order in which they are to stand, with the text of each. */
  readonly copied: { statement: ts.Statement; text: string }[] = []
  readonly #read: (path: string) => SourceModule
  readonly #names = new Map<string, string>()
  readonly #taken = new Set<string>()
  readonly #seen = new Set<ts.Statement>()
  readonly #texts = new Map<Texts['object'], { texts: Texts; name: string; whole: boolean }>()

  constructor(read: (path: string) => SourceModule, taken: readonly string[]) {
    this.#read = read
    for (const name of taken) this.#taken.add(name)
  }

  /** The text of a node as it can stand elsewhere; what it needs is gathered. */
  text(module: SourceModule, node: ts.Node): string {
    const edits = this.#edits(module, node)
    return edited(module.file.text, node.getStart(), node.getEnd(), edits)
  }

  /** Texts that are still needed: those whose keys are written in `code`. */
  finishTexts(code: () => string): void {
    const done = new Set<ts.Node>()
    for (let found = true; found; ) {
      found = false
      for (const [object, { texts, name, whole }] of this.#texts) {
        if (done.has(object)) continue
        done.add(object)
        found = true
        const words = new Set(code().match(/[\w$]+/g))
        const properties = object.properties
          .filter((described) => whole || words.has(described.name?.getText() ?? ''))
          .map((described) => `  ${this.text(texts.module, described)},\n`)
        const text = `const ${name} = {\n${properties.join('')}}`
        this.copied.unshift({ statement: texts.statement, text })
      }
    }
  }

  #edits(module: SourceModule, node: ts.Node): Edit[] {
    const edits = this.#wordEdits(module, node)
    for (const use of usesIn(node)) {
      if (scopeOf(use) || edits.some((edit) => within(use, edit))) continue
      const name = this.#nameFor(module, use.text)
      if (name === use.text) continue
      const text = ts.isShorthandPropertyAssignment(use.parent) ? `${use.text}: ${name}` : name
      edits.push({ start: use.getStart(), end: use.getEnd(), text })
    }
    if (ts.canHaveModifiers(node))
      for (const modifier of ts.getModifiers(node) ?? [])
        if (modifier.kind === ts.SyntaxKind.ExportKeyword)
          edits.push({ start: modifier.getStart(), end: modifier.getEnd() + 1, text: '' })
    return edits
  }

  /** English in place of words in the language of the toolbar. */
  #wordEdits(module: SourceModule, node: ts.Node): Edit[] {
    const edits: Edit[] = []
    const visit = (at: ts.Node): void => {
      const english = englishOf(at)
      if (english) {
        edits.push({ start: at.getStart(), end: english.getStart(), text: '' })
        if (english.getEnd() < at.getEnd())
          edits.push({ start: english.getEnd(), end: at.getEnd(), text: '' })
        this.#chosenTexts(module, at.parent, english)
        visit(english)
        return
      }
      if (ts.isCallExpression(at)) edits.push(...this.#callEdits(module, at))
      ts.forEachChild(at, visit)
    }
    visit(node)
    return edits
  }

  /** Notes whether all of the texts are needed that a function of words takes for itself. */
  #chosenTexts(module: SourceModule, parent: ts.Node, english: ts.Expression): void {
    const texts = textsOf(module)
    if (!texts || english.getText() !== 'en' || !ts.isVariableDeclaration(parent)) return
    if (ts.isIdentifier(parent.name))
      this.#nameOfTexts(texts, readersOf(parent.name).some(isTakenWhole))
  }

  #callEdits(module: SourceModule, call: ts.CallExpression): Edit[] {
    if (!ts.isIdentifier(call.expression)) return []
    const called = call.expression.text
    const origin = module.imported.get(called)
    if (called === 'fn' && origin?.from === 'storybook/test') {
      const [function_] = call.arguments
      const text = function_ ? this.text(module, function_) : '() => {}'
      return [{ start: call.getStart(), end: call.getEnd(), text }]
    }
    const described = origin?.from.startsWith('/') ? this.#read(origin.from) : module
    const texts = textsOf(described)
    if (!texts || !choosesLanguage(described, origin?.name ?? called)) return []
    const declaration = ts.isVariableDeclaration(call.parent) ? call.parent : undefined
    const reads =
      declaration && ts.isIdentifier(declaration.name) ? readersOf(declaration.name) : []
    const uses: ts.Expression[] = declaration ? reads : [call]
    const edits = uses.flatMap((use) => {
      const text = textRead(texts, use)
      if (!text) return []
      const { node, text: written } = writtenText(text, use.parent)
      return [{ start: node.getStart(), end: node.getEnd(), text: written }]
    })
    if (declaration && ts.isIdentifier(declaration.name) && edits.length === uses.length) {
      const statement = declaration.parent.parent
      edits.push({ start: statement.getFullStart(), end: statement.getEnd(), text: '' })
    } else if (edits.length < uses.length || declaration) {
      const text = this.#nameOfTexts(texts, uses.some(isTakenWhole))
      edits.push({ start: call.getStart(), end: call.getEnd(), text })
    }
    return edits
  }

  #nameOfTexts(texts: Texts, whole: boolean): string {
    const before = this.#texts.get(texts.object)
    if (before) {
      before.whole ||= whole
      return before.name
    }
    const file = texts.module.path.replace(/^.*\/|\.ts$/g, '')
    const name = this.#free(file === 'words' ? 'texts' : `${file}Texts`)
    this.#texts.set(texts.object, { texts, name, whole })
    return name
  }

  #free(wanted: string): string {
    let name = wanted
    for (let count = 2; this.#taken.has(name); count++) name = `${wanted}${count}`
    this.#taken.add(name)
    return name
  }

  #nameFor(module: SourceModule, name: string): string {
    const statement = module.declared.get(name)
    if (statement) return this.#copy(module, statement, name)
    const origin = module.imported.get(name)
    return origin ? this.#import(origin, name) : name
  }

  /** Imports a type that the code of stories needs and their files do not. */
  importType(from: string, name: string): void {
    this.#import({ from, name, typeOnly: true }, name)
  }

  #import(origin: ImportedName, name: string): string {
    const file = copiedFrom(origin)
    const from = file.startsWith('/') ? publicPath(file) : file
    if (from) {
      const names = this.imports.get(from) ?? new Map()
      this.imports.set(from, names)
      const before = names.get(origin.name)
      if (before) {
        before.typeOnly &&= origin.typeOnly
        return before.name
      }
      const local = this.#free(name)
      names.set(origin.name, { name: local, typeOnly: origin.typeOnly })
      return local
    }
    const target = this.#read(file)
    const statement = target.declared.get(origin.name)
    if (statement) return this.#copy(target, statement, origin.name)
    return this.#nameFor(target, origin.name)
  }

  #copy(module: SourceModule, statement: ts.Statement, name: string): string {
    const texts = textsOf(module)
    if (texts?.statement === statement && module.path.includes('/.storybook/words'))
      return this.#nameOfTexts(texts, false)
    const key = `${module.path} ${name}`
    const local = this.#names.get(key) ?? this.#free(name)
    this.#names.set(key, local)
    if (this.#seen.has(statement)) return local
    this.#seen.add(statement)
    const edits = this.#edits(module, statement)
    if (local !== name)
      for (const { start, end } of declarationsOf(statement, name))
        edits.push({ start, end, text: local })
    const text = edited(module.file.text, statement.getStart(), statement.getEnd(), edits)
    this.copied.push({ statement, text })
    return local
  }
}
