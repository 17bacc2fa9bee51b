/**
 * When an advert appeared whose source gives no day: those of unknown age must not pass for new ones,
 * so they are sorted as the oldest. Nobody is shown this day.
 */
export const undated = new Date(0)

export const isUndated = (published: Date): boolean => published.getTime() === undated.getTime()
