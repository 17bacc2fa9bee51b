// `npm run contracts:faults`: every seeded fault, the check that finds it, and what it says.
import { runChecks } from './run-checks.ts'
import { seeds } from './seeds.ts'
import { makeWorkspace } from './workspace.ts'

const workspace = await makeWorkspace()
try {
  const said = await runChecks(seeds, workspace)
  console.log('| Fault | Check | What it says |\n|---|---|---|')
  for (const seed of seeds) {
    const message = said.of.get(seed) ?? ''
    const line = message.split('\n').find((text) => seed.says.test(text)) ?? message.split('\n')[0]
    const found = seed.says.test(message)
    if (!found) process.exitCode = 1
    const shown = found ? line?.replaceAll('|', '\\|') : 'not found'
    console.log(`| ${seed.fault} | ${seed.check} | ${shown} |`)
  }
} finally {
  workspace.remove()
}
