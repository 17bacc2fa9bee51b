import path from 'node:path'
import { type ContentRow, contentLanguages } from '../src/content-row.ts'
import { readContentFolder } from '../src/files/read-content-folder.ts'
import type { ContentProblem } from '../src/reader/problem.ts'
import { readContent } from '../src/reader/read-content.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const contentFolder = path.join(root, 'content')
export const generatedFolder = path.resolve(import.meta.dirname, '../src/generated')

const HEADER = `// Compiled from the texts in content/; \`npm run gen\` does it again.
export const rows: readonly unknown[] = `

/** The compiled texts as they belong into the folder of generated files: a row on each line. */
export function compileContent(): {
  files: { name: string; text: string }[]
  problems: readonly ContentProblem[]
} {
  const { rows, problems } = readContent(readContentFolder(contentFolder))
  const files = contentLanguages.flatMap((language) => {
    const own = rows.filter((row) => row.language === language)
    return [
      fileOf(
        `${language}.gen.ts`,
        own.filter((row) => !isBeside(row)),
      ),
      // Apart from what pages show: only the assistant reads them.
      fileOf(`${language}-asked.gen.ts`, own.filter(isBeside)),
    ]
  })
  return { files, problems }
}

const isBeside = ({ kind }: ContentRow): boolean => kind === 'asked' || kind === 'figures'

function fileOf(name: string, rows: readonly ContentRow[]): { name: string; text: string } {
  const lines = rows.map((row) => JSON.stringify(row))
  return { name, text: `${HEADER}[\n${lines.join(',\n')},\n]\n` }
}
