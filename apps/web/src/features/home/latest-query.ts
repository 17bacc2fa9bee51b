import { writePropertyQuery } from '@manzil/domain/property-search'

/** Cards in a row of the home page. */
export const ROW = 8

/** The newest homes, as an address of the search. The boot script asks for it too. */
export const latestQuery = (): URLSearchParams =>
  writePropertyQuery({ sort_by: 'newest', limit: ROW })
