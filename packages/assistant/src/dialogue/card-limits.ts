/** Cards of one answer. */
export const shownCards = 5

/** Homes or places side by side. */
export const mostCompared = 4
