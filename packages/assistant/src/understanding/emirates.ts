/** The emirates by their names as places: too wide to tell which home is meant. */
export const emirates: ReadonlySet<string> = new Set([
  'dubai',
  'abu-dhabi',
  'sharjah',
  'ajman',
  'ras-al-khaimah',
  'fujairah',
  'umm-al-quwain',
])
