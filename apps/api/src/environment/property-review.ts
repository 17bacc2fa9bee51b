/** Whose properties somebody looks at before visitors see them. */
export const reviewRules = ['unchecked', 'all', 'none'] as const
export type ReviewRule = (typeof reviewRules)[number]
