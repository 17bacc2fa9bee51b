import { describe, expect, it } from 'vitest'
import { shipped } from './sources.ts'

/**
 * The colour mode changes colours and shadows, nothing else: that is why stories are played, and
 * looked at by all rules of axe, in one of their colours only.
 */
const ofMode = /data-theme[^{}]*\{[^{}]*\}|prefers-color-scheme[^{}]*\{(?:[^{}]*\{[^{}]*\})*/g
const ofColours = /^color-scheme: (?:light|dark)$|^--[\w-]+: .*(?:#|\brgb\()/

/** Declarations of rules that hold in one colour mode, but for those that set colours. */
const others = (sheet: string): string[] =>
  [...sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(ofMode)]
    .flatMap(([rules]) => [...rules.matchAll(/\{([^{}]*)\}/g)])
    .flatMap(([, declarations = '']) => declarations.split(';'))
    .map((declaration) => declaration.trim().replaceAll(/\s+/g, ' '))
    .filter((declaration) => declaration !== '' && !ofColours.test(declaration))

describe('the colour mode', () => {
  it('changes nothing but colours in any sheet', () => {
    const sheets = shipped.filter(({ path }) => path.endsWith('.css'))
    const found = sheets.map(({ path, text }) => ({ path, others: others(text) }))
    expect(found.filter(({ others }) => others.length > 0)).toEqual([])
    expect(found.length).toBeGreaterThan(100)
  })

  it('is read by no component', () => {
    const readers = shipped.filter(({ text }) => /dataset\.theme|\(prefers-color-scheme/.test(text))
    const scripts = readers.map(({ path }) => path).filter((path) => !path.endsWith('.css'))
    expect(scripts).toEqual(['src/foundations/UiProvider/UiProvider.tsx'])
  })

  it('would be noticed to hide something', () => {
    expect(others('[data-theme="dark"] .a { --a: #fff; display: none }')).toEqual(['display: none'])
    expect(
      others('@media (prefers-color-scheme: dark) { .a { --gap: 2rem; --b: rgb(1 2 3) } }'),
    ).toEqual(['--gap: 2rem'])
  })
})
