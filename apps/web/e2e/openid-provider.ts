import { fork } from 'node:child_process'
import path from 'node:path'

const program = path.resolve(import.meta.dirname, '../../api/scripts/openid/cli.ts')

/** The provider for developers, in a process of its own. Answers how to end it. */
export async function startOpenIdProvider(port: number, site: string): Promise<() => void> {
  const child = fork(program, {
    env: { ...process.env, OPENID_PORT: String(port), SITE: site },
    silent: true,
  })
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (status) => reject(new Error(`the provider ended with ${status}`)))
  })
  return () => void child.kill('SIGTERM')
}
