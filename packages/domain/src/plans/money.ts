/**
 * Money that is charged is counted in fils, whole hundredths of a dirham, so that sums are exact. Dirhams
 * with decimals are for showing only.
 */
export const inFils = (dirhams: number): number => Math.round(dirhams * 100)

export const inDirhams = (fils: number): number => fils / 100

/** Tax on an amount, rounded to a whole fils, half a fils up. */
export const taxOn = (fils: number, percent: number): number => Math.round((fils * percent) / 100)
