import type { LazyId } from './section-ids.ts'

/** Room that is kept until a section is there; about its own height on a phone. */
export const sectionHeights: Readonly<Record<LazyId, string>> = {
  amenities: '12rem',
  tour: '22rem',
  price: '26rem',
  costs: '40rem',
  mortgage: '40rem',
  place: '36rem',
  listing: '24rem',
  similar: '28rem',
}
