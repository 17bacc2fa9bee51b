import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { describeError } from './describe-error.ts'

/**
 * Structured log; tokens, bodies and what is said in the chat are never part of it.
 * @param destination in place of the standard output
 */
export function createLogger(
  { logLevel, logPretty }: Pick<Config, 'logLevel' | 'logPretty'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: logLevel,
    serializers: { err: (error: unknown) => describeError(error) },
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    ...(logPretty && {
      transport: {
        target: 'pino-pretty',
        options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' },
      },
    }),
  }
  return destination ? pino(options, destination) : pino(options)
}
