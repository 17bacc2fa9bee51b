import { writeFileSync } from 'node:fs'
import { themeCss } from './theme-css.ts'

const folder = new URL('../src/styles/generated/', import.meta.url)
writeFileSync(new URL('theme.css', folder), themeCss())
console.log(`wrote theme.css to ${folder.pathname}`)
