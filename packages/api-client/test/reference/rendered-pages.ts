import { committedDocuments, renderReference } from '../../codegen/reference/write-reference.ts'

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

/** Every file of the reference, as the build makes it of what is committed. */
export const files: ReadonlyMap<string, string> = renderReference(committedDocuments())

export const pages: Page[] = [...files]
  .filter(([file]) => file.endsWith('.html'))
  .map(([file, text]) => ({
    file,
    text,
    ids: attribute(text, 'id'),
    links: attribute(text, 'href'),
  }))

export function pageOf(file: string): Page {
  const page = pages.find((one) => one.file === file)
  if (!page) throw new Error(`there is no page ${file}`)
  return page
}
