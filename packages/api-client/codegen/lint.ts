import path from 'node:path'
import { fromFile, Parser } from '@asyncapi/parser'
import { redocly } from './bundle.ts'
import { locations } from './locations.ts'

redocly('lint', '--format=stylish')

const file = path.join(locations.contracts, 'asyncapi/asyncapi.yaml')
const { document, diagnostics } = await fromFile(new Parser(), file).parse()
const errors = diagnostics.filter(({ severity }) => severity === 0)
for (const { code, path: where, message } of errors)
  console.error(`${file}: ${where.join('.')}: ${message} (${code})`)
if (!document || errors.length > 0) process.exit(1)
console.log(`contracts are valid: ${document.operations().all().length} chat operations checked`)
