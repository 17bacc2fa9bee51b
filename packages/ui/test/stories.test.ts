import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../src/components')
const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())

/** Folders without a story of absurd content, and why. */
const withoutAbsurd: Record<string, string> = {
  ChakraRoot: 'draws nothing of its own',
  UiProvider: 'draws nothing of its own',
  icons: 'take no content',
}

/** The text of all stories of a component. */
function storiesOf(name: string): string {
  return readdirSync(join(root, name))
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(join(root, name, file), 'utf8'))
    .join('\n')
}

describe('stories', () => {
  it.each(folders.map(({ name }) => name))('%s has a Default and a Playground', (name) => {
    const text = storiesOf(name)
    expect(text, `add ${name}/${name}.stories.tsx`).not.toBe('')
    expect(text).toMatch(/export const Default\b/)
    expect(text).toMatch(/export const Playground\b/)
  })

  it.each(folders.map(({ name }) => name))('%s bears absurd content, or says why not', (name) => {
    const shown = /export const \w*Absurd\w*: Story/.test(storiesOf(name))
    expect(
      shown,
      `add a story Absurd… to ${name}: words without end, nothing, other directions`,
    ).toBe(!(name in withoutAbsurd))
  })

  it('excuses only components that exist', () => {
    const names = new Set(folders.map(({ name }) => name))
    expect(Object.keys(withoutAbsurd).filter((name) => !names.has(name))).toEqual([])
  })
})
