import type { PropertyDraftContent } from '@manzil/api-client/generated/types.gen'

export type Field = keyof PropertyDraftContent

/** Parts of the form in their order, each with the fields that stand in it. */
export const formSections = {
  basics: [
    'purpose',
    'category_id',
    'sub_category_id',
    'sub_sub_category_id',
    'title',
    'title_ar',
    'description',
    'description_ar',
  ],
  location: ['location_id', 'lat', 'lng'],
  price: [
    'price',
    'cheques',
    'security_deposit',
    'service_charge',
    'completion',
    'handover',
    'available_from',
  ],
  facts: [
    'bedrooms',
    'bathrooms',
    'size',
    'plot_size',
    'furnished',
    'floor',
    'total_floors',
    'parking',
    'year_built',
    'developer',
  ],
  amenities: ['features'],
  media: ['media', 'video_url', 'tour_url'],
  permit: ['permit_number'],
  preview: [],
} as const satisfies Record<string, readonly Field[]>

export type FormSection = keyof typeof formSections

export const sectionNames = Object.keys(formSections) as FormSection[]

/** Where an element of a part is. */
export const sectionId = (name: FormSection): string => `property-${name}`
