import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import type { AmenitySlug } from '@manzil/catalogue/amenities'

/** The contract's fields that a generated property fills. */
type ContractFields = Pick<
  PropertyDetail,
  | '_id'
  | 'reference'
  | 'title'
  | 'description'
  | 'type'
  | 'purpose'
  | 'completion'
  | 'category_id'
  | 'sub_category_id'
  | 'sub_sub_category_id'
  | 'price'
  | 'previous_price'
  | 'price_period'
  | 'price_per_sqft'
  | 'bedrooms'
  | 'bathrooms'
  | 'furnished'
  | 'coordinates'
  | 'media'
  | 'verified'
  | 'views'
  | 'permit_number'
  | 'service_charge'
  | 'cheques'
  | 'developer'
  | 'floor'
  | 'parking'
  | 'year_built'
  | 'handover'
  | 'plot_size'
  | 'view'
  | 'security_deposit'
  | 'available_from'
  | 'total_floors'
  | 'video_url'
  | 'tour_url'
>

/** A generated property, in the contract's words where they overlap. */
export interface DemoProperty extends ContractFields {
  readonly title_ar: string
  readonly description_ar: string
  /** Square feet; every generated property has one. */
  readonly size: number
  readonly published_at: string
  readonly features: AmenitySlug[]
  /** Slug of the finest place known. */
  readonly place: string
  /** Slug of the sub-sub-category, where one fits. */
  readonly subtype: string | null
  readonly agent_id: string
  readonly agency_id: string
}
