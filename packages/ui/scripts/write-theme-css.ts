import { writeFileSync } from 'node:fs'
import { themeCss } from './theme-css.ts'

const target = new URL('../src/styles/generated/theme.css', import.meta.url)
writeFileSync(target, themeCss())
console.log(`wrote ${target.pathname}`)
