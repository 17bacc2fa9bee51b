/** The answer where a listing was deleted, hidden, or never was. */
export const listingGone = {
  status: 404,
  problem: { code: 'not_found', message: 'This listing is no longer available.' },
} as const
