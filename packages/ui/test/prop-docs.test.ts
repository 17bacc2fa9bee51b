import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ComponentDoc, componentDocs, typesOf } from '../.storybook/docgen/component-docs.ts'
import { componentFiles } from '../.storybook/docgen/prop-docs-plugin.ts'

// Those that have a page: each has the name of its folder.
const files = componentFiles().filter((file) => basename(file, '.tsx') === basename(dirname(file)))
const program = typesOf(files)
const docs = new Map(
  files.map((file) => [
    basename(file, '.tsx'),
    componentDocs(program, file).find(({ displayName }) => displayName === basename(file, '.tsx')),
  ]),
)
const propsOf = (name: string): ComponentDoc['props'] => docs.get(name)?.props ?? {}

describe('the tables of props', () => {
  it('have a row for each look of a button, with what it is by itself', () => {
    const { variant, size, shape, block } = propsOf('Button')
    expect(variant?.tsType.raw).toBe("'solid' | 'outline' | 'ghost' | 'link'")
    expect([variant, size, shape, block].map((prop) => prop?.defaultValue?.value)).toEqual([
      "'solid'",
      "'md'",
      "'text'",
      'false',
    ])
  })

  it('say what the columns and the rows of a table are', () => {
    const { columns, rows } = propsOf('DataTable')
    expect(columns?.tsType.name).toBe('readonly Column<Row>[]')
    expect(rows?.tsType.name).toBe('readonly Row[]')
  })

  it('know no prop as unknown, and describe every one', () => {
    const bare = [...docs].flatMap(([component, doc]) =>
      Object.entries(doc?.props ?? {})
        .filter(
          ([, { description, tsType }]) =>
            !description || /^unknown$|import\(/.test(tsType.raw ?? tsType.name),
        )
        .map(([name]) => `${component}.${name}`),
    )
    expect(bare).toEqual([])
    expect(docs.size).toBeGreaterThan(100)
  })

  it('show every value that the code has for a prop that is left out', () => {
    const silent = files.flatMap((file) => {
      const name = basename(file, '.tsx')
      const props = propsOf(name)
      const text = readFileSync(file, 'utf8')
      const [body = ''] = new RegExp(`export function ${name}\\b[\\s\\S]*?\\n}\\n`).exec(text) ?? []
      return [...body.matchAll(/[{,]\s*(\w+) = (true|false|\d+|'[^']*')(?=[,\s}])/g)]
        .filter(([, prop = '', value]) => {
          const shown = props[prop]
          return shown && shown.defaultValue?.value !== value
        })
        .map(([, prop]) => `${name}.${prop}`)
    })
    expect(silent).toEqual([])
  })
})
