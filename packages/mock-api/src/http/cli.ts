import { createControls } from '../controls.ts'
import { createMock } from '../mock.ts'
import { saveSoon } from '../save-soon.ts'
import { seedWorld } from '../seed-world.ts'
import { mockPassword } from '../world.ts'
import { type Options, readOptions, usage } from './options.ts'
import { serveHttp } from './serve-http.ts'
import { readState, writeState } from './state-file.ts'

/** Between typing updates of the assistant, in ms, as on the server. */
const typingMs = 40

function start({ port, properties, state, ...controls }: Options): void {
  const world = (state && readState(state)) || seedWorld({ properties })
  const settings = createControls(controls)
  settings.setChat({ typingMs })
  const saving = saveSoon(() => state && writeState(state, world))
  const mock = createMock(world, { controls: settings, onChange: saving.later })
  const server = serveHttp(mock)
  server.on('error', ({ message }) => stop(message))
  server.listen(port, '127.0.0.1', () => {
    const address = server.address()
    const bound = typeof address === 'object' && address ? address.port : port
    console.log(`The mock listens on http://localhost:${bound}/api, the chat on ws /chatbot.
Log in as demo.individual@manzil.example, demo.agent@ or demo.agency@ with ${mockPassword},
or send "Authorization: Bearer mock-agent". End it with Ctrl-C.`)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      saving.now()
      process.exit(0)
    })
}

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

try {
  const options = readOptions(process.argv.slice(2))
  if (options) start(options)
  else console.log(usage)
} catch (error) {
  stop(error instanceof Error ? error.message : String(error))
}
