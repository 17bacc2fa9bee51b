import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandMark } from '../../src/modules/share/page/brand-mark.ts'

const logo = new URL('../../../../packages/ui/src/foundations/Logo/LogoMark.tsx', import.meta.url)

test('pages of the server wear the mark that the header of the app does', () => {
  const drawn = /<path d="([^"]+)"/.exec(readFileSync(logo, 'utf8'))?.[1]
  expect(drawn).toBeDefined()
  expect(brandMark).toContain(`d="${drawn}"`)
})
