import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startServer } from '../../web/e2e/start-server.ts'

/** Memory of the server at rest, under 32 clients, and after they have left. Linux only. */
const clients = 32
const seconds = 20
const mebibyte = 1024

const server = await startServer({ DEMO_PROPERTIES: '5000' })
try {
  await pause(5000)
  console.log(`at rest: ${resident()} MiB`)
  let highest = 0
  const watch = setInterval(() => {
    highest = Math.max(highest, resident())
  }, 250)
  const search = '/api/property/get-all-properties-for-users'
  const result = await autocannon({
    url: server.baseUrl,
    connections: clients,
    duration: seconds,
    requests: [
      { path: `${search}?purpose=sale&location=dubai-marina&sort_by=price_asc` },
      { path: `${search}?purpose=rent&bedrooms_min=2&features=pool&page=3` },
      { path: `${search}?search=marina%20view` },
      { path: '/api/property/get-popular-properties' },
      { path: '/api/location/get-all-locations' },
    ],
  })
  clearInterval(watch)
  console.log(
    `under ${clients} clients for ${seconds} s: ${highest} MiB at most, ${Math.round(result.requests.average)} requests/s, p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms, ${result.non2xx} refused`,
  )
  await pause(5000)
  console.log(`after: ${resident()} MiB`)
} finally {
  await server.stop()
}

function resident(): number {
  const status = fs.readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / mebibyte)
}
