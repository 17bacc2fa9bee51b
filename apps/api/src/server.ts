import { readConfig } from './config.ts'
import { toldOfFormerNames } from './environment/former-names.ts'
import { createLogger } from './logger.ts'
import { startServer } from './start-server.ts'
import { StartupError } from './startup-error.ts'

try {
  const config = readConfig(process.env)
  const logger = createLogger(config)
  for (const told of toldOfFormerNames(process.env)) logger.warn(told)
  const server = await startServer(config, logger)
  const stop = (signal: NodeJS.Signals) => {
    logger.info(`${signal}: finishing what is under way`)
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'the server did not close cleanly')
        process.exit(1)
      },
    )
  }
  // Whoever started it as a child of its own hears that it listens.
  process.send?.('ready')
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(`\n${error.message}`)
  process.exit(1)
}
