import fs from 'node:fs'
import path from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import { type JsonSchema, type RestDocument, refName } from '../document.ts'
import { header, locations } from '../locations.ts'
import { listOperations } from '../operations.ts'
import { withAlternatives, withoutAlternatives } from './zod/alternatives.ts'
import { closed } from './zod/closed.ts'
import { withFiles } from './zod/files.ts'

/**
 * Zod schemas of every schema, parameter set, body and response.
 * `mini` is the tree-shakable build for forms in the browser.
 */
export async function emitZod(document: RestDocument, build: 'full' | 'mini'): Promise<string> {
  const { document: marked, restore } = withFiles(withoutAlternatives(document))
  const source = await generate(withDiscriminators(marked), build)
  const whole = closed(restore(source), document, listOperations(document))
  return header + withAlternatives(whole, document)
}

async function generate(document: RestDocument, build: 'full' | 'mini'): Promise<string> {
  const output = fs.mkdtempSync(path.join(locations.packageRoot, `node_modules/.zod-${build}-`))
  try {
    await createClient({
      input: document as never,
      output: { path: output, clean: true },
      logs: { level: 'silent', file: false },
      plugins: [
        {
          name: 'zod',
          compatibilityVersion: build === 'mini' ? 'mini' : 4,
          dates: { offset: true },
          definitions: { name: 'z{{name}}' },
        },
      ],
    })
    const source = fs.readFileSync(path.join(output, 'zod.gen.ts'), 'utf8')
    return source.replace(/^\/\/ This file is auto-generated.*\n/, '')
  } finally {
    fs.rmSync(output, { recursive: true, force: true })
  }
}

/**
 * Unions whose members all carry a different `const` under one key become discriminated unions.
 * The contract itself has no `discriminator`: OpenAPI wants an object there and AsyncAPI a string.
 */
function withDiscriminators(document: RestDocument): RestDocument {
  const copy = structuredClone(document)
  const schemas = copy.components.schemas
  for (const schema of Object.values(schemas)) {
    const members = schema.oneOf?.flatMap((member) => {
      const target = member.$ref && schemas[refName(member.$ref)]
      return target ? [{ ref: member.$ref ?? '', target }] : []
    })
    if (!members?.length || members.length !== schema.oneOf?.length) continue
    const key = Object.keys(members[0]?.target.properties ?? {}).find((name) =>
      members.every(({ target }) => constantOf(target, name) !== undefined),
    )
    if (!key) continue
    const mapping = members.map(({ ref, target }) => [String(constantOf(target, key)), ref])
    if (new Set(mapping.map(([value]) => value)).size === members.length)
      schema.discriminator = { propertyName: key, mapping: Object.fromEntries(mapping) }
  }
  return copy
}

const constantOf = (schema: JsonSchema, name: string): unknown => {
  const value = schema.properties?.[name]?.const
  return typeof value === 'string' && schema.required?.includes(name) ? value : undefined
}
