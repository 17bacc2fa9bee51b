import { installPrograms, lacking } from './install.ts'
import { programs, WrongSetting } from './programs.ts'

/**
 * Finds the programs that tests need, and installs what is missing where it can. Prints one line of
 * JSON: `found`, settings with their places, and `missing`, sentences for people.
 */
function lookForPrograms(): string {
  const missing = lacking(programs)
  if (missing.length > 0) installPrograms(missing)
  const found: Record<string, string> = {}
  const sentences: { setting: string; sentence: string }[] = []
  for (const { name, setting, advice, find } of programs) {
    const place = find()
    if (place) found[setting] = place
    else sentences.push({ setting, sentence: `${name}: ${advice}` })
  }
  return JSON.stringify({ found, missing: sentences })
}

try {
  console.log(lookForPrograms())
} catch (error) {
  if (!(error instanceof WrongSetting)) throw error
  console.error(error.message)
  process.exitCode = 1
}
