import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { check } from '../../config/src/typecheck/compiler.ts'
import { sourceModules } from '../.storybook/code/source-module.ts'
import { storyCodes } from '../.storybook/code/story-code.ts'

const root = join(import.meta.dirname, '..')
const codes = new Map<string, string>()

beforeAll(() => {
  const read = sourceModules()
  for (const file of globSync('src/**/*.stories.tsx', { cwd: root }))
    for (const [name, code] of storyCodes(join(root, file), read))
      codes.set(`${basename(file, '.stories.tsx')}-${name}`, code)
})

describe('the code that Storybook shows for a story', () => {
  it('is what somebody would write: an import, the component, its texts', () => {
    expect(codes.get('Button-Default')).toBe(
      `import { Button } from '@manzil/ui/foundations/Button/Button'

export function Default() {
  return <Button>Send enquiry</Button>
}
`,
    )
  })

  it('has arguments as attributes, and those that a story takes itself as a constant', () => {
    expect(codes.get('Button-Playground')).toContain('variant="solid"')
    expect(codes.get('DataTable-Playground')).toContain('<DataTable<')
    expect(codes.get('Dialog-Playground')).toContain('const args: ComponentProps<typeof Dialog> =')
  })

  it('needs nothing that only a story has', () => {
    for (const [story, code] of codes) {
      expect(code, story).not.toMatch(/storybook|from '\.|@manzil\/(?!ui\/|api-client\/|domain\/)/)
      expect(code, story).toMatch(/^ {2}return\b|^ {2}const /m)
    }
  })

  // The compiler reads the whole package.
  it('type-checks, of every story', { timeout: 180_000 }, async () => {
    const folder = join(root, 'node_modules/.cache/story-code')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const [story, code] of codes) writeFileSync(join(folder, `${story}.tsx`), code)
    const configuration = join(folder, 'tsconfig.json')
    const settings = {
      extends: '../../../tsconfig.json',
      include: ['.', '../../../src/styles/css.d.ts'],
      exclude: [],
    }
    writeFileSync(configuration, JSON.stringify(settings))
    const [result] = await check([configuration])
    expect(result?.output).toBe('')
    expect(codes.size).toBeGreaterThan(900)
  })
})
