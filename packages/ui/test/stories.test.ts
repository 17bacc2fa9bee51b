import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { componentGroups } from '../groups.ts'

const root = join(import.meta.dirname, '../src')
const folders = componentGroups.flatMap(({ folder }) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, path: join(root, folder, name) })),
)

/** Folders without a story of absurd content, and why. */
const withoutAbsurd: Record<string, string> = {
  PasswordStrength: 'says one of a few words of ours',
  LocaleRoot: 'draws nothing of its own',
  UiProvider: 'draws nothing of its own',
  icons: 'take no content',
}

/** The text of all stories of a component. */
function storiesOf(path: string): string {
  return readdirSync(path)
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(join(path, file), 'utf8'))
    .join('\n')
}

describe('stories', () => {
  it.each(folders)('$name has a Default and a Playground', ({ name, path }) => {
    const text = storiesOf(path)
    expect(text, `add ${name}/${name}.stories.tsx`).not.toBe('')
    expect(text).toMatch(/export const Default\b/)
    expect(text).toMatch(/export const Playground\b/)
  })

  it.each(folders)('$name bears absurd content, or says why not', ({ name, path }) => {
    const shown = /export const \w*Absurd\w*: Story/.test(storiesOf(path))
    expect(
      shown,
      `add a story Absurd… to ${name}: words without end, nothing, other directions`,
    ).toBe(!(name in withoutAbsurd))
  })

  it('stand in the sidebar in the order of the groups', () => {
    const preview = readFileSync(join(root, '../.storybook/preview.tsx'), 'utf8')
    const order = /order: \[([^\]]+)\]/.exec(preview)?.[1] ?? ''
    expect([...order.matchAll(/'([^']+)'/g)].map(([, title]) => title)).toEqual([
      'Start here',
      'Guides',
      ...componentGroups.map(({ title }) => title),
    ])
  })

  it('excuses only components that exist', () => {
    const names = new Set(folders.map(({ name }) => name))
    expect(Object.keys(withoutAbsurd).filter((name) => !names.has(name))).toEqual([])
  })
})
