import { isMainThread } from 'node:worker_threads'

/**
 * Loaded into a server under test before its own code: the pipe from whoever started it closes when
 * that process is gone, even where it was killed and could end nobody itself.
 */
if (isMainThread) {
  process.stdin.once('close', () => process.kill(process.pid, 'SIGKILL'))
  process.stdin.resume()
  process.stdin.unref()
}
