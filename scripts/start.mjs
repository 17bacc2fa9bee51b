// `npm start`: install, build what changed, serve.
import { spawn } from 'node:child_process'
import { bootstrap, runIn } from './bootstrap.mjs'
import { root, stop } from './toolchain.mjs'

const environment = bootstrap()
const quiet = ['--output-logs=errors-only', '--log-prefix=none']
if (runIn(environment, 'pnpm', ['turbo', 'run', 'build', ...quiet]) !== 0)
  stop('The build failed; what went wrong stands above.')

const server = spawn('node', ['apps/api/src/server.ts'], {
  cwd: root,
  env: { ...environment, NODE_ENV: environment.NODE_ENV ?? 'production' },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)))
