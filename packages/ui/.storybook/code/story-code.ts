import ts from 'typescript'
import { outdented } from './edits.ts'
import { Gathering } from './gather.ts'
import { type SourceModule, sourceModules } from './source-module.ts'
import { type StoryParts, storiesIn } from './story-parts.ts'

/** Letters of a line of code. */
const lineLength = 90

const columnOf = (node: ts.Node): number => {
  const file = node.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(node.getStart())
  const start = file.getPositionOfLineAndCharacter(line, 0)
  return /^ */.exec(file.text.slice(start))?.[0].length ?? 0
}

const indented = (text: string, by: string) => text.replace(/^(?=.)/gm, by)

/** Writes the code of one story. */
class StoryCode {
  readonly #module: SourceModule
  readonly #story: StoryParts
  readonly #gathering: Gathering

  constructor(read: (path: string) => SourceModule, module: SourceModule, story: StoryParts) {
    this.#module = module
    this.#story = story
    this.#gathering = new Gathering(read, [story.name])
  }

  /** Import lines, what the story needs, and the story as a component. */
  write(): string {
    const body = this.#body()
    const component = `export function ${this.#story.name}() {\n${body}\n}`
    const declared = () => this.#gathering.copied.map(({ text }) => text)
    this.#gathering.finishTexts(() => [...declared(), component].join('\n'))
    return `${[this.#imports(), ...declared(), component].filter(Boolean).join('\n\n')}\n`
  }

  #text(node: ts.Node): string {
    return outdented(this.#gathering.text(this.#module, node), columnOf(node))
  }

  #body(): string {
    const { render, component } = this.#story
    if (!render) return component ? this.#drawn(this.#element(component)) : ''
    const args = this.#argsFor(render)
    if (ts.isBlock(render.body)) return `${args}${this.#statements(render.body)}`
    const body = ts.isParenthesizedExpression(render.body) ? render.body.expression : render.body
    return `${args}${this.#drawn(this.#text(body))}`
  }

  #statements(block: ts.Block): string {
    const lines = this.#text(block)
      .replace(/^\{\s*\n/, '')
      .replace(/\s*\}$/, '')
    return indented(outdented(`\n${lines}`, /^ */.exec(lines)?.[0].length ?? 0).slice(1), '  ')
  }

  #drawn(element: string): string {
    if (!element.includes('\n')) return `  return ${element}`
    return `  return (\n${indented(element, '    ')}\n  )`
  }

  /** The arguments and the toolbar, where the story takes them. */
  #argsFor(render: ts.ArrowFunction | ts.FunctionExpression): string {
    const [args, context] = render.parameters
    const lines: string[] = []
    if (args && !args.name.getText().startsWith('_')) lines.push(this.#argsOf(args))
    if (context)
      lines.push(
        `  const ${context.name.getText()} = { globals: { language: 'en', colorMode: 'light' } }\n`,
      )
    return lines.join('')
  }

  #argsOf(parameter: ts.ParameterDeclaration): string {
    const { component, args } = this.#story
    const own = component ? this.#text(component) : undefined
    const type = own ? `: ComponentProps<typeof ${own}>` : ''
    if (own) this.#gathering.importType('react', 'ComponentProps')
    const values = [...args.values()].map(
      (member) => `    ${indented(this.#text(member), '    ').trim()},\n`,
    )
    const name = this.#text(parameter.name)
    // Taken apart where it is made, it would have the types of these values alone.
    const taken = ts.isIdentifier(parameter.name) ? '' : `  const ${name} = given\n`
    return `  const ${taken ? 'given' : name}${type} = {\n${values.join('')}  }\n${taken}`
  }

  /** The component with its arguments as attributes. */
  #element(component: ts.Expression): string {
    const name = this.#text(component)
    const end = name.replace(/<.*/s, '')
    const attributes: string[] = []
    let children = ''
    for (const [key, member] of this.#story.args) {
      const value = ts.isPropertyAssignment(member) ? member.initializer : undefined
      const string = value && ts.isStringLiteral(value) && !/["\\&{}<>\n]/.test(value.text)
      const text = value ? this.#text(value) : undefined
      if (key === 'children') children = string ? value.text : `{${text ?? this.#text(member)}}`
      else if (text === undefined) attributes.push(`{...{ ${this.#text(member)} }}`)
      else if (text === 'true') attributes.push(key)
      else attributes.push(string ? `${key}="${value.text}"` : `${jsxName(key)}={${text}}`)
    }
    const open = [`<${name}`, ...attributes].join(' ')
    const line = children ? `${open}>${children}</${end}>` : `${open} />`
    if (line.length <= lineLength && !line.includes('\n')) return line
    const parts = attributes.map((attribute) => `\n${indented(attribute, '  ')}`).join('')
    return children
      ? `<${name}${parts}\n>\n${indented(children, '  ')}\n</${end}>`
      : `<${name}${parts}\n/>`
  }

  #imports(): string {
    return [...this.#gathering.imports]
      .sort(([one], [other]) => one.localeCompare(other))
      .flatMap(([from, names]) => importLines(from, names))
      .join('\n')
  }
}

const jsxName = (key: string) => key.replace(/^'(.*)'$/, '$1')

function importLines(from: string, names: Map<string, { name: string; typeOnly: boolean }>) {
  const all = [...names].map(([name, { name: local, typeOnly }]) => ({
    name,
    text: name === local ? name : `${name} as ${local}`,
    local,
    typeOnly,
  }))
  const spaces = all.filter(({ name }) => name === '*')
  const named = all.filter(({ name }) => name !== '*')
  const onlyTypes = named.every(({ typeOnly }) => typeOnly)
  const list = named
    .map(({ text, typeOnly }) => (typeOnly && !onlyTypes ? `type ${text}` : text))
    .sort()
    .join(', ')
  return [
    ...spaces.map(({ local }) => `import * as ${local} from '${from}'`),
    ...(list ? [`import ${onlyTypes ? 'type ' : ''}{ ${list} } from '${from}'`] : []),
  ]
}

/** The code of every story of a file as somebody would write it elsewhere, by the name of the story. */
export function storyCodes(path: string, read = sourceModules()): Map<string, string> {
  const module = read(path)
  return new Map(
    storiesIn(module).map((story) => [story.name, new StoryCode(read, module, story).write()]),
  )
}
