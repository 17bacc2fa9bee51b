import fs from 'node:fs'
import { locations } from '../../codegen/locations.ts'

export interface Page {
  file: string
  text: string
  ids: string[]
  links: string[]
}

const attribute = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`<[a-z][^>]*\\s${name}="([^"]*)"`, 'g'))].map(
    (match) => match[1] ?? '',
  )

/** The pages as they are committed and served. */
export const pages: Page[] = fs
  .readdirSync(locations.reference)
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const text = fs.readFileSync(`${locations.reference}/${file}`, 'utf8')
    return { file, text, ids: attribute(text, 'id'), links: attribute(text, 'href') }
  })

export function pageOf(file: string): Page {
  const page = pages.find((one) => one.file === file)
  if (!page) throw new Error(`there is no page ${file}`)
  return page
}
