/** Days that a plan goes on after its end while nobody has paid again; a cancelled one has none. */
export const GRACE_DAYS = 7

/** Days before its end from which a plan can be paid for again. */
export const RENEWAL_DAYS = 14
