import type { TestProject } from 'vitest/node'
import { startServer } from './start-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrl: string
  }
}

/** One server for all browser tests. */
export default async function setup(project: TestProject) {
  const server = await startServer({ DEMO_LISTINGS: '1500' })
  project.provide('baseUrl', server.baseUrl)
  return () => server.stop()
}
