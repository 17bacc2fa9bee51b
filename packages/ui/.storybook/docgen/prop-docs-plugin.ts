import { globSync } from 'node:fs'
import { join } from 'node:path'
import type ts from 'typescript'
import type { Plugin } from 'vite'
import { componentDocs, typesOf } from './component-docs.ts'

const source = join(import.meta.dirname, '../../src')

/** The files of components: those that begin with a capital. */
export const componentFiles = (): string[] =>
  globSync('*/*/[A-Z]*.tsx', { cwd: source })
    .filter((file) => !/\.(stories|test)\.tsx$/.test(file) && !file.startsWith('docs'))
    .map((file) => join(source, file))

/**
 * Tells Storybook the props of each component as the compiler knows them: with those that come from
 * another type, and with the values that they have where they are left out.
 */
export function propDocs(): Plugin {
  let program: ts.Program | undefined
  let stale = false
  return {
    name: 'prop-docs',
    enforce: 'pre',
    watchChange() {
      stale = true
    },
    transform(code, id) {
      const [path = ''] = id.split('?')
      if (!path.startsWith(source) || !/\/[A-Z]\w*\.tsx$/.test(path)) return
      if (!program || stale) program = typesOf(componentFiles(), program)
      stale = false
      const docs = componentDocs(program, path).map(
        ({ displayName, description, props }) =>
          `${displayName}.__docgenInfo = ${JSON.stringify({ displayName, description, props })};`,
      )
      return { code: `${code}\n${docs.join('\n')}\n`, map: null }
    },
  }
}
