// `npm run fuzz`: sends generated inputs to every operation and to the chat of a server of its own.
import { parseArgs } from 'node:util'
import { describeFinding } from '@manzil/contract-tests/fuzz/fault'
import { prepareFuzzing } from '@manzil/contract-tests/fuzz/fuzz-everything'
import { faultsOfLog } from '@manzil/contract-tests/fuzz/log-faults'
import { reportTable, type SubjectReport } from '@manzil/contract-tests/fuzz/report'
import { startFuzzServer } from './start-fuzz-server.ts'

const { values } = parseArgs({
  options: {
    /** Inputs for each operation. */
    runs: { type: 'string', default: '200' },
    /** Operations, or `chat`; everything where none is named. */
    operation: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string' },
    /** One case of the seed, as a finding names it. */
    path: { type: 'string' },
  },
})

const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed)
const extent = {
  runs: Number(values.runs),
  seed,
  ...(values.path !== undefined && { path: values.path }),
}
const server = await startFuzzServer(process.env.DATABASE_URL)
const fuzzing = await prepareFuzzing(server.target)
const isWanted = (subject: string): boolean =>
  values.operation.length === 0 || values.operation.includes(subject)

const reports: SubjectReport[] = []
for (const { id } of fuzzing.operations)
  if (isWanted(id)) reports.push(await fuzzing.operation(id, extent))
if (isWanted('chat')) reports.push(await fuzzing.chat(extent))

const findings = reports.flatMap((report) => report.findings)
const others = [
  ...(await fuzzing.faultsAtTheEnd()),
  ...faultsOfLog(server.log, fuzzing.world.sessions.issued),
]
await server.stop()

for (const finding of findings) console.log(`\n${describeFinding(finding)}`)
for (const { rule, detail } of others) console.log(`\nserver: ${rule}\n  ${detail}`)
console.log(`\n${reportTable(reports)}`)
const sent = reports.reduce((sum, report) => sum + report.sent, 0)
console.log(`\nseed ${seed}: ${sent} sent, ${findings.length + others.length} faults`)
process.exitCode = findings.length + others.length === 0 ? 0 : 1
