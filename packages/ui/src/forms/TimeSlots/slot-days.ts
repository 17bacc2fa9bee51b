export interface SlotDay {
  /** YYYY-MM-DD where the slots are. */
  day: string
  slots: readonly TimeSlot[]
  free: number
}

/** Slots by the day that it is then in a time zone. */
export function slotDays(slots: readonly TimeSlot[], timeZone: string): SlotDay[] {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  const days = Map.groupBy(slots, ({ start }) => format.format(new Date(start)))
  return [...days].map(([day, list]) => ({
    day,
    slots: list,
    free: list.filter(({ taken }) => !taken).length,
  }))
}

export interface TimeSlot {
  /** ISO 8601 instant; slots come in the order of time. */
  start: string
  /** Shown, but not to be had. */
  taken?: boolean
}
