/** What stands beside an hour of an appointment that is no sharp one: 'Thursday after 6'. Rows of all six languages. */
export const hourBoundWords = {
  before: 'after|nach|после|بعد|بعد الساعه',
  /** They stand beside sums and counts as well. */
  from: 'from|ab|с|من|من الساعه',
  behind: 'के बाद|बजे के बाद|ke baad|ke bad|baje ke baad|以后|之后|后',
} as const
