import { plainly } from '../contract-fault.ts'
import { locations } from '../locations.ts'
import { explain, findBreaking } from './find-breaking.ts'

await plainly(async () => {
  const verdict = await findBreaking(locations.contracts)
  if (verdict.breaking.length + verdict.stale.length > 0) {
    console.error(explain(verdict))
    process.exitCode = 1
  } else console.log(`Version ${verdict.version} breaks no client of release ${verdict.release}`)
})
