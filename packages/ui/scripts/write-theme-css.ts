import { writeFileSync } from 'node:fs'
import { recipesCss, themeCss } from './theme-css.ts'

const folder = new URL('../src/styles/generated/', import.meta.url)
writeFileSync(new URL('theme.css', folder), themeCss())
writeFileSync(new URL('recipes.css', folder), recipesCss())
console.log(`wrote theme.css and recipes.css to ${folder.pathname}`)
