/** Hours that the UAE is ahead of UTC, all year round. */
export const DUBAI_OFFSET_HOURS = 4

/** The same at the end of a written time; most of the web app loads nothing else to compute with it. */
export const DUBAI_OFFSET = '+04:00'
