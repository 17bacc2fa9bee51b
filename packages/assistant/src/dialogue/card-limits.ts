/** Cards of one answer. */
export const shownCards = 5

/** Properties or places side by side. */
export const mostCompared = 4
