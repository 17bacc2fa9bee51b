import fs from 'node:fs'
import path from 'node:path'
import { examplesOf, heardAs, train } from './train-turn-kinds.ts'
import { turnRows } from './turn-rows.ts'

/** Learns the kinds of messages anew from the rows in `training/`, and writes the weights. */
const file = path.join(import.meta.dirname, '../src/turn-kind/weights.gen.ts')

const rows = await turnRows()
const { weights, scale, biases } = train(examplesOf(rows))
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

/** Every tenth line of the texts is left out of a second learning, and says how well others are heard. */
const lines = rows.filter(({ isLine }) => isLine === true)
const held = new Set(lines.filter((_, at) => at % 10 === 0))
const trial = train(examplesOf(rows.filter((row) => !held.has(row))))
const right = examplesOf([...held]).filter((each) => heardAs(trial, each) === each.kind).length
console.log(
  `${right} of ${held.size} ways of asking for a text, held out, are heard as what they are`,
)
