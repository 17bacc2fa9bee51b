import { plainly } from '../contract-fault.ts'
import { locations } from '../locations.ts'
import { writeChangelog } from './changelog-file.ts'
import { bundleDocuments } from './documents.ts'
import { refusalOf } from './refusal.ts'
import { writeRelease } from './releases.ts'

await plainly(async () => {
  const { contracts } = locations
  const documents = await bundleDocuments(contracts)
  const refusal = await refusalOf(contracts, documents)
  if (refusal) {
    console.error(refusal)
    process.exitCode = 1
    return
  }
  writeRelease(contracts, documents)
  await writeChangelog(documents)
  const { version } = documents.openapi.info
  console.log(`Release ${version} is written to contracts/releases; commit it with the changelog`)
})
