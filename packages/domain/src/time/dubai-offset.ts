/** Hours that the UAE is ahead of UTC, all year round. */
export const DUBAI_OFFSET_HOURS = 4

/** The same at the end of a written time; the web app, which computes with it, loads nothing else. */
export const DUBAI_OFFSET = '+04:00'
