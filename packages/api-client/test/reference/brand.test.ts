import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { locations } from '../../codegen/locations.ts'

const read = (file: string) => fs.readFileSync(path.join(locations.repository, file), 'utf8')
const ours = read('packages/api-client/codegen/reference/styles/tokens.css')
const theme = read('packages/ui/src/styles/generated/theme.css')

const valuesOf = (text: string, prefix: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(new RegExp(`--${prefix}([a-z-]+): (#[0-9a-f]{6})`, 'gi'))].map(
      ([, name = '', value = '']) => [name, value.toLowerCase()],
    ),
  )

/** Light values come first in both files. */
const halves = (text: string, dark: string) => {
  const at = text.indexOf(dark)
  return [text.slice(0, at), text.slice(at)] as const
}

test('the reference wears the colours of the web app, in light and in dark', () => {
  const [light, dark] = halves(ours, '@media')
  const [themeLight, themeDark] = halves(theme, '[data-theme="dark"]')
  expect(Object.keys(valuesOf(light, '')).length).toBeGreaterThan(15)
  expect(valuesOf(themeLight, 'mz-colors-')).toMatchObject(valuesOf(light, ''))
  expect(valuesOf(themeDark, 'mz-colors-')).toMatchObject(valuesOf(dark, ''))
})
