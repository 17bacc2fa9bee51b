import { configureGlobal } from 'fast-check'

/**
 * Property tests try the same inputs at every run, so that a failure is seen again.
 * `PROPERTY_SEED=random`, or a number, tries others.
 */
const wanted = process.env.PROPERTY_SEED
const seed = wanted === 'random' ? Date.now() : Number(wanted ?? 1)
if (!Number.isSafeInteger(seed)) throw new Error(`PROPERTY_SEED is no whole number: ${wanted}`)
configureGlobal({ seed })
