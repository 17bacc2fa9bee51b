import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { componentFiles, readComponentPath } from './component-files.ts'

/** `npm run new:component -- property/RatingStars` writes the folder of a component. */
const [path = ''] = process.argv.slice(2)

try {
  const { group, name } = readComponentPath(path)
  const folder = join(import.meta.dirname, '../src', group, name)
  const files = componentFiles(name)
  if (existsSync(folder)) throw new Error(`There is a component ${path} already.`)
  mkdirSync(folder)
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  console.log(`wrote packages/ui/src/${path}: ${Object.keys(files).join(', ')}`)
  console.log(`Check it: npm run test:unit -- ${name}; npm run test:stories -- ${name}`)
  console.log(
    'What to do next: packages/ui/src/docs/guides/Adding.mdx, or npm run storybook, Guides › Adding a component',
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
