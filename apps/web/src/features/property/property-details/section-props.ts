import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'

/** What every section of the page takes. */
export interface SectionProps {
  property: PropertyDetail
  /** In the language of the page. */
  title: string
}
