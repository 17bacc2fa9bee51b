/** Levels of named schemas that are unfolded in place. */
export const levels = 3
