export interface MessageTime {
  /** Formatted. */
  time: string
  isoTime: string
}
