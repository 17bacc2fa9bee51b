import { parseArgs } from 'node:util'
import { postgres } from '../../../packages/config/src/programs/programs.ts'
import { startPostgres } from '../../api/test/postgres-server.ts'
import { countFaults, type Faults } from './chat-drill/compare.ts'
import { runDrill } from './chat-drill/run-drill.ts'

/**
 * Kills the server and breaks networks while visitors ask, and counts what is lost: with
 * `--postgres` over PostgreSQL, with `--answers 100` a shorter one, with `--seed 7` another one.
 */
const { values } = parseArgs({
  options: {
    answers: { type: 'string', default: '1000' },
    conversations: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    postgres: { type: 'boolean', default: false },
  },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
if (values.postgres && postgres.find() === undefined) {
  console.error('PostgreSQL 15 or later is not installed.')
  process.exit(1)
}
const server = values.postgres ? await startPostgres() : undefined
try {
  const outcome = await runDrill({
    answers: Number(values.answers),
    conversations: Number(values.conversations),
    seed: Number(values.seed),
    databaseUrl: server?.url,
    onFault: (fault) => console.log(JSON.stringify(fault, null, 1)),
    onProgress: (done) => console.log(`${done} of ${values.answers}`),
  })
  const row = (name: string, { lost, doubled, outOfOrder, unanswered, answeredTwice }: Faults) =>
    `| ${name} | ${[lost, doubled, outOfOrder, unanswered, answeredTwice].join(' | ')} |`
  const { answers, shown, kept, differing, restless, incidents, seconds } = outcome
  const happened = Object.entries(incidents).map(([kind, count]) => `${count} ${kind}`)
  console.log(`
${answers} answers, ${server ? 'PostgreSQL' : 'embedded database'}, seed ${values.seed}, ${seconds} s
${happened.join(', ')}

| | messages lost | doubled | out of order | answers missing | given twice |
|---|---|---|---|---|---|
${row('in the windows', shown)}
${row('in the history', kept)}

Conversations whose windows differ: ${differing}; not at rest in time: ${restless}`)
  const faults = countFaults(shown) + countFaults(kept) + differing + restless
  process.exitCode = faults === 0 && answers === Number(values.answers) ? 0 : 1
} finally {
  await server?.stop()
}
process.exit()
