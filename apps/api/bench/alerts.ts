/**
 * Alerts that reach people: so many searches of so many addresses, one new property for all of them,
 * a mail server that is down half of the time, and servers of which each is killed (kill -9) in
 * between. Prints how many mails came, how many twice, how many not at all; and what matching costs.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { openDatabase } from '../src/db/connect.ts'
import { matchChanges } from '../src/modules/saved-search/match-changes.ts'
import { startPostgres } from '../test/postgres-server.ts'
import { alertWorld, flat } from '../test/saved-search/alert-world.ts'

const searches = Number(process.argv[2] ?? 1_000)
const silent = { info() {}, warn() {} }
const folder = mkdtempSync(join(tmpdir(), 'manzil-alerts-'))
// Servers want a built site; nobody looks at this one.
writeFileSync(join(folder, 'index.html'), '')

/** Seconds that the mail server is up, and then down. */
const PHASE_S = 5
/** Seconds after which nobody waits for what is missing. */
const LONGEST_S = 900

/** A mail server that takes nothing while it is down. */
async function startMailServer() {
  let isUp = true
  const received: { to: string; messageId: string }[] = []
  const refused = () => Object.assign(new Error('down'), { responseCode: 421 })
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onConnect: (_session, done) => done(isUp ? null : refused()),
    onMailFrom: (_address, _session, done) => done(isUp ? null : refused()),
    onData(stream, session, done) {
      text(stream).then((raw) => {
        const messageId = /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? ''
        for (const { address } of session.envelope.rcptTo) received.push({ to: address, messageId })
        done()
      }, done)
    },
  })
  server.on('error', () => {})
  const net = server.listen(0, '127.0.0.1')
  await once(net, 'listening')
  const timer = setInterval(() => {
    isUp = !isUp
  }, PHASE_S * 1_000)
  const address = net.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    port: address.port,
    received,
    stop: () =>
      new Promise<void>((resolve) => {
        clearInterval(timer)
        server.close(resolve)
      }),
  }
}

/** A server as an operator starts it. */
async function startServer(databaseUrl: string, smtpPort: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, [join(import.meta.dirname, '../src/server.ts')], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      DEMO_PROPERTIES: '0',
      WEB_DIR: folder,
      LOG_LEVEL: 'error',
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      SMTP_ALLOW_PLAIN: 'true',
      MAIL_FROM: 'Manzil <alerts@manzil.ae>',
      PUBLIC_URL: 'https://manzil.ae',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(server, 'message')
  return server
}

const postgres = await startPostgres()
const mail = await startMailServer()
const running: ChildProcess[] = []
try {
  const database = await openDatabase({
    dataDir: folder,
    databaseUrl: postgres.url,
    logger: silent,
  })
  const world = await alertWorld(database)
  await measureMatching(world)
  await world.empty()

  for (let at = 0; at < searches; at += 1)
    await world.save({
      email: `p${at}@bench.ae`,
      criteria: `purpose=rent&price_max=${900_000 + at}`,
    })
  const start = () => startServer(postgres.url, mail.port)
  running.push(await start(), await start())
  const begun = performance.now()
  await world.write(flat(1))
  let kills = 0
  const distinct = () => new Set(mail.received.map(({ to }) => to)).size
  for (const share of [0.1, 0.3, 0.5, 0.7]) {
    while (distinct() < searches * share && seconds(begun) < LONGEST_S) await pause(100)
    const victim = running.shift()
    victim?.kill('SIGKILL')
    kills += 1
    running.push(await start())
  }
  const waiting = () =>
    database.db.selectFrom('outbox_mail').select('id').where('state', '=', 'waiting').execute()
  while ((distinct() < searches || (await waiting()).length > 0) && seconds(begun) < LONGEST_S)
    await pause(500)
  const late = (await waiting()).length
  const queued = await database.db.selectFrom('outbox_mail').select('to_address').execute()
  const ids = new Set(mail.received.map(({ messageId }) => messageId)).size
  console.log(
    JSON.stringify({
      searches,
      servers: 2,
      kills,
      seconds: Math.round(seconds(begun)),
      queued: queued.length,
      queuedTwice: queued.length - new Set(queued.map(({ to_address }) => to_address)).size,
      received: mail.received.length,
      // Their next attempt comes later: pauses double with each failure.
      waiting: late,
      lost: searches - distinct() - late,
      differentMails: ids,
      // The same Message-ID again: a process died between the mail server's word and its own note.
      sameMailAgain: mail.received.length - ids,
    }),
  )
  await database.close()
} finally {
  for (const server of running) server.kill('SIGKILL')
  await mail.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** What 1,000 searches × 1,000 changes cost, in ms. */
async function measureMatching(world: Awaited<ReturnType<typeof alertWorld>>): Promise<void> {
  const purposes = ['sale', 'rent']
  for (let at = 0; at < 1_000; at += 1)
    await world.save({
      email: `m${at}@bench.ae`,
      criteria: `purpose=${purposes[at % 2]}&location=dubai-marina&bedrooms_min=${at % 4}&price_max=${50_000 + at * 100}`,
      frequency: 'weekly',
    })
  for (let from = 0; from < 1_000; from += 250)
    await world.write(
      ...Array.from({ length: 250 }, (_, at) =>
        flat(from + at, { price: 50_000 + (from + at) * 100, bedrooms: at % 4 }),
      ),
    )
  const begun = performance.now()
  const changes = await matchChanges(world.parts, new Date())
  const took = Math.round(performance.now() - begun)
  const { matches } = await world.db
    .selectFrom('saved_search_match')
    .select(({ fn }) => fn.countAll<number>().as('matches'))
    .executeTakeFirstOrThrow()
  console.log(JSON.stringify({ searches: 1_000, changes, matches, ms: took }))
}

function seconds(since: number): number {
  return (performance.now() - since) / 1_000
}
