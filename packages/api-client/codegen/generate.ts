import { contractOf } from './bundle.ts'
import { plainly } from './contract-fault.ts'
import { locations } from './locations.ts'
import { writeReference } from './reference/write-reference.ts'
import { writeChangelog } from './release/changelog-file.ts'
import { bundleDocuments } from './release/documents.ts'
import { renderAll } from './render.ts'
import { writeAll } from './write.ts'

await plainly(async () => {
  const started = performance.now()
  const documents = await bundleDocuments(locations.contracts)
  const files = await renderAll(contractOf(documents))
  writeAll(files, locations.generated)
  await writeChangelog(documents)
  writeReference(files)
  const took = Math.round(performance.now() - started)
  console.log(`${files.size} files generated from contracts/ in ${took} ms`)
})
