import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { contractStatus, printStatus } from '@manzil/api-client/contract-status'
import { chatEvents } from '@manzil/api-client/generated/chat-events.gen'
import { operationTable } from '@manzil/api-client/generated/operations.gen'
import { specifiedEvents, specifiedNames, specifiedPaths } from '@manzil/api-client/specified-calls'

const root = path.resolve(import.meta.dirname, '../../..')

/** `npm run contracts:status`: how much of the specification is in the contract, and who serves it. */
const status = contractStatus({
  specified: { paths: specifiedPaths, names: specifiedNames },
  contract: new Map(
    Object.values(operationTable).map((each) => [
      each.id,
      `${each.method.toUpperCase()} ${each.path}`,
    ]),
  ),
  pending: await listIn('apps/api/src/pending-operations.ts', 'pendingOperations'),
  events: { specified: specifiedEvents, contract: Object.keys(chatEvents) },
})
console.log(printStatus(status))
if (status.missing.length > 0) process.exitCode = 1

/** A list that a module exports; none where there is nothing left to list. */
async function listIn(file: string, name: string): Promise<string[]> {
  const full = path.join(root, file)
  if (!fs.existsSync(full)) return []
  const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(full).href)
  const list = module[name]
  return Array.isArray(list) ? list.map(String) : []
}
