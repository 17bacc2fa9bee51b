import fs from 'node:fs'
import path from 'node:path'
import type { ChatDocument, RestDocument } from '../document.ts'
import { locations } from '../locations.ts'
import { renderSite } from './site.ts'

/** Writes the API reference, made from the documents among the generated files, into an emptied folder. */
export function writeReference(
  generated: Map<string, string>,
  folder: string = locations.reference,
): void {
  const parse = <T>(name: string): T => JSON.parse(generated.get(name) ?? 'null') as T
  const files = renderSite(
    parse<RestDocument>('openapi.gen.json'),
    parse<ChatDocument>('asyncapi.gen.json'),
    fs.existsSync(locations.changelog) ? fs.readFileSync(locations.changelog, 'utf8') : undefined,
  )
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  for (const [name, text] of files) fs.writeFileSync(path.join(folder, name), text)
}
