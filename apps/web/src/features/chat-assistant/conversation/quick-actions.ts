/** What the eight pills send; their labels are texts of the same name. */
export const quickActions = [
  'find_property',
  'search_location',
  'investment_advice',
  'estimate_value',
  'compare_properties',
  'request_callback',
  'book_viewing',
  'ask_question',
] as const

export type QuickAction = (typeof quickActions)[number]

/** Sent messages that are keys are drawn as the label that was pressed. */
export const isQuickAction = (text: string): text is QuickAction =>
  quickActions.some((action) => action === text)
