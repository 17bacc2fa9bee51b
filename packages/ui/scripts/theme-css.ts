import type { SystemStyleObject } from '@chakra-ui/react'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { buttonRecipe } from '../src/theme/recipes/button.ts'
import { controlRecipe } from '../src/theme/recipes/control.ts'
import { linkRecipe } from '../src/theme/recipes/link.ts'
import { config } from '../src/theme/system.ts'
import { printRules } from './print-rules.ts'

const header = '/* Written by `pnpm --filter @manzil/ui gen:theme` from src/theme. Do not edit. */'
const system = createSystem(defaultBaseConfig, config)

/** Chakra's variables for breakpoints: media queries cannot read them, and nothing else does. */
const isUnread = (name: string): boolean => /^--mz-(sizes-)?breakpoint/.test(name)

function block(selector: string, variables: ReadonlyMap<string, string>): string {
  const lines = [...variables]
    .filter(([name]) => !isUnread(name))
    .map(([name, value]) => `  ${name}: ${value};`)
  return `${selector} {\n${lines.join('\n')}\n}`
}

/**
 * The theme's variables as a style sheet. Dark values hold when the page says so, and when the
 * machine asks for dark and the page says nothing: right at the first paint, without a script.
 */
export function themeCss(): string {
  const { cssVarMap } = system.tokens
  const base = cssVarMap.get('base') ?? new Map<string, string>()
  const dark = new Map([['color-scheme', 'dark'], ...(cssVarMap.get('_dark') ?? [])])
  const rules = [
    block(':root', new Map([['color-scheme', 'light'], ...base])),
    block(':root[data-theme="dark"]', dark),
    `@media (prefers-color-scheme: dark) {\n${block(':root:not([data-theme="light"])', dark)}\n}`,
  ]
  return `${header}\n\n@layer tokens {\n${rules.join('\n\n')}\n}\n`
}

interface Recipe {
  className?: string | undefined
  base?: SystemStyleObject | undefined
  variants?: Record<string, Record<string, SystemStyleObject>> | undefined
}

function recipeRules({ className, base = {}, variants = {} }: Recipe): string[] {
  if (className === undefined) throw new Error('a recipe needs a className')
  const values = Object.values(variants).flatMap((group) => Object.entries(group))
  return [
    printRules(`.${className}`, system.css(base)),
    ...values.map(([value, style]) =>
      printRules(`.${className}--${value === 'true' ? 'block' : value}`, system.css(style)),
    ),
  ]
}

/**
 * The recipes as classes, `mz-button` and `mz-button--solid`. Run in the browser, the first styled
 * button would cost 25 ms of script on a desk and 100 on a phone.
 */
export function recipesCss(): string {
  const rules = [buttonRecipe, controlRecipe, linkRecipe].flatMap(recipeRules).filter(Boolean)
  return `${header}\n\n@layer primitives {\n${rules.join('\n')}\n}\n`
}
