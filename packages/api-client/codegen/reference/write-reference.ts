import fs from 'node:fs'
import path from 'node:path'
import type { ChatDocument, RestDocument } from '../document.ts'
import { locations } from '../locations.ts'
import { renderSite } from './site.ts'

/** Writes the API reference from the bundled documents among the generated files. */
export function writeReference(generated: Map<string, string>, folder = locations.reference): void {
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  for (const [name, text] of render(generated)) fs.writeFileSync(path.join(folder, name), text)
}

function render(generated: Map<string, string>): Map<string, string> {
  const parse = <T>(name: string): T => JSON.parse(generated.get(name) ?? 'null') as T
  const changelog = fs.existsSync(locations.changelog)
    ? fs.readFileSync(locations.changelog, 'utf8')
    : undefined
  return renderSite(
    parse<RestDocument>('openapi.gen.json'),
    parse<ChatDocument>('asyncapi.gen.json'),
    changelog,
  )
}
