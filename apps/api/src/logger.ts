import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/** Structured log; tokens and bodies are never part of it. */
export function createLogger({
  logLevel,
  logPretty,
}: Pick<Config, 'logLevel' | 'logPretty'>): Logger {
  return pino({
    level: logLevel,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    ...(logPretty && {
      transport: {
        target: 'pino-pretty',
        options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' },
      },
    }),
  })
}
