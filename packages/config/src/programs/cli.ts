import { installPrograms, lacking } from './install.ts'
import { programs } from './programs.ts'

/**
 * Finds the programs that tests need, and installs what is missing where it can. Prints one line of
 * JSON: `found`, settings with their places, and `missing`, sentences for people.
 */
const missing = lacking(programs)
if (missing.length > 0) installPrograms(missing)

const found: Record<string, string> = {}
const sentences: { setting: string; sentence: string }[] = []
for (const { name, setting, advice, find } of programs) {
  const place = find()
  if (place) found[setting] = place
  else sentences.push({ setting, sentence: `${name}: ${advice}` })
}
console.log(JSON.stringify({ found, missing: sentences }))
