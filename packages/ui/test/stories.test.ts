import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../src/components')
const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())

describe('stories', () => {
  it.each(folders.map(({ name }) => name))('%s has a Default and a Playground', (name) => {
    const stories = readdirSync(join(root, name)).filter((file) => file.endsWith('.stories.tsx'))
    expect(stories, `add ${name}/${name}.stories.tsx`).not.toHaveLength(0)
    const text = stories.map((file) => readFileSync(join(root, name, file), 'utf8')).join('\n')
    expect(text).toMatch(/export const Default\b/)
    expect(text).toMatch(/export const Playground\b/)
  })
})
