import fs from 'node:fs'
import path from 'node:path'
import { examplesOf, train } from './train-turn-kinds.ts'
import { turnRows } from './turn-rows.ts'

/** Learns the kinds of messages anew from the rows in `training/`, and writes the weights. */
const file = path.join(import.meta.dirname, '../src/turn-kind/weights.gen.ts')

const { weights, scale, biases } = train(examplesOf(await turnRows()))
const text = Buffer.from(weights).toString('base64')
fs.writeFileSync(
  file,
  `// Written by \`npm run train:turns\` from the rows in packages/assistant/training. Do not edit.
/** What a byte is worth. */
export const scale = ${scale}
export const biases: readonly number[] = [${biases.join(', ')}]
/** Bytes in base64: a row for each kind, a byte for each feature. */
export const weights =
  '${text}'
`,
)
console.log(`${path.relative(process.cwd(), file)}: ${Math.round(text.length / 1024)} KiB`)
