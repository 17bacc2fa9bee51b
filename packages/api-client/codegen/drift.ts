import path from 'node:path'
import { contractOf } from './bundle.ts'
import { describeDrift } from './compare-folders.ts'
import { findDrift } from './find-drift.ts'
import { locations } from './locations.ts'
import { renderChangelog } from './release/changelog.ts'
import { bundleDocuments } from './release/documents.ts'
import { renderAll } from './render.ts'
import { runCheck } from './report/run-check.ts'

/** Whether what is committed is what the contract makes. */
await runCheck('drift', async () => {
  const started = performance.now()
  const documents = await bundleDocuments(locations.contracts)
  const [files, changelog] = await Promise.all([
    renderAll(contractOf(documents)),
    renderChangelog(locations.contracts, documents),
  ])
  const { differences, count } = findDrift({ files, changelog }, locations)
  const took = `${Math.round(performance.now() - started)} ms`
  return {
    findings: differences.map(({ file, line }) => ({
      file: path.relative(locations.repository, file),
      line,
      rule: 'drift',
      message: 'Does not match contracts/. Run `npm run gen` and commit the result.',
    })),
    text:
      differences.length > 0
        ? describeDrift(differences, locations.repository, took)
        : `${count} generated files match contracts/ (${took})`,
  }
})
