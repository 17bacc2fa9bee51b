import { pino } from 'pino'

/** For what tells its finds to a log that no test reads. */
export const silentLog = pino({ level: 'silent' })
