import { contractStatus, printStatus } from '@manzil/api-client/contract-status'
import { chatEvents } from '@manzil/api-client/generated/chat-events.gen'
import { operationTable } from '@manzil/api-client/generated/operations.gen'
import { specifiedEvents, specifiedNames, specifiedPaths } from '@manzil/api-client/specified-calls'

/** `npm run contracts:status`: how much of the specification is in the contract, and who serves it. */
const status = contractStatus({
  specified: { paths: specifiedPaths, names: specifiedNames },
  contract: new Map(
    Object.values(operationTable).map((each) => [
      each.id,
      `${each.method.toUpperCase()} ${each.path}`,
    ]),
  ),
  pending: [],
  events: { specified: specifiedEvents, contract: Object.keys(chatEvents) },
})
console.log(printStatus(status))
if (status.missing.length > 0) process.exitCode = 1
