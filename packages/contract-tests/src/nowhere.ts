/** An id in the right shape that no row has. */
export const nowhere = '00000000-0000-7000-8000-000000000000'
