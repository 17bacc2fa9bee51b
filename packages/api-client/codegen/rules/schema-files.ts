import fs from 'node:fs'
import path from 'node:path'
import type { Problem } from './problem.ts'

/** Both documents of a contracts folder. */
export const roots = ['openapi/openapi.yaml', 'asyncapi/asyncapi.yaml'] as const
const reference = /\$ref:\s*['"]?([^'"\s,}#]+\.yaml)/g

/** Finds schema files that neither document reaches, and files whose names differ by case alone. */
export function lintSchemaFiles(contracts: string): Problem[] {
  const reached = reachable(contracts)
  const folder = path.join(contracts, 'schemas')
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  return names.sort().flatMap((name): Problem[] => {
    const entity = path.basename(name, '.yaml')
    const at = (rule: string, message: string): Problem => ({
      file: `schemas/${name}`,
      line: 1,
      column: 1,
      rule,
      message,
    })
    const twin = names.find((other) => other < name && other.toLowerCase() === name.toLowerCase())
    return [
      ...(twin
        ? [
            at(
              'manzil/schema-home',
              `A second schema \`${entity}\`: ${twin} has the same name but for its case; keep one of them.`,
            ),
          ]
        : []),
      ...(reached.has(path.join(folder, name))
        ? []
        : [
            at(
              'manzil/no-unused-schema',
              `\`${entity}\` is used by no operation and no event: refer to it or delete the file.`,
            ),
          ]),
    ]
  })
}

function reachable(contracts: string): Set<string> {
  const found = new Set<string>()
  const open: string[] = roots.map((root) => path.join(contracts, root))
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file) || !fs.existsSync(file)) continue
    found.add(file)
    const folder = path.dirname(file)
    for (const [, target = ''] of fs.readFileSync(file, 'utf8').matchAll(reference))
      open.push(path.resolve(folder, target))
  }
  return found
}
