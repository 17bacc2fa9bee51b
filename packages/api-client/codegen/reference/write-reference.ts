import fs from 'node:fs'
import path from 'node:path'
import type { ChatDocument, RestDocument } from '../document.ts'
import { locations } from '../locations.ts'
import { renderSite } from './site.ts'

/** Every file of the API reference by name, made from the documents among the generated files. */
export function renderReference(generated: ReadonlyMap<string, string>): Map<string, string> {
  const parse = <T>(name: string): T => JSON.parse(generated.get(name) ?? 'null') as T
  return renderSite(
    parse<RestDocument>('openapi.gen.json'),
    parse<ChatDocument>('asyncapi.gen.json'),
    fs.existsSync(locations.changelog) ? fs.readFileSync(locations.changelog, 'utf8') : undefined,
  )
}

/** The documents as they are committed, for `renderReference`. */
export const committedDocuments = (): Map<string, string> =>
  new Map(
    ['openapi.gen.json', 'asyncapi.gen.json'].map((name) => [
      name,
      fs.readFileSync(path.join(locations.generated, name), 'utf8'),
    ]),
  )

/** Writes the API reference into an emptied folder. */
export function writeReference(
  generated: ReadonlyMap<string, string>,
  folder: string = locations.reference,
): void {
  const files = renderReference(generated)
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  for (const [name, text] of files) fs.writeFileSync(path.join(folder, name), text)
}
