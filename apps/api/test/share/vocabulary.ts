interface Known {
  required: readonly string[]
  optional: readonly string[]
}

const place: Known = {
  required: ['name'],
  optional: ['address', 'geo', 'image', 'url', 'description', 'containedInPlace'],
}
const property: Known = {
  required: ['name', 'address'],
  optional: [
    'geo',
    'image',
    'numberOfBedrooms',
    'numberOfBathroomsTotal',
    'floorSize',
    'yearBuilt',
  ],
}

/**
 * Types of schema.org that pages use, with what search engines require of them and what else the
 * vocabulary lets them have. From schema.org and the structured data documentation of Google Search.
 */
export const vocabulary: Readonly<Record<string, Known>> = {
  RealEstateListing: {
    required: ['url', 'name', 'description', 'image', 'datePosted', 'mainEntity'],
    optional: ['inLanguage', 'offers'],
  },
  Apartment: property,
  House: property,
  SingleFamilyResidence: property,
  Residence: place,
  Place: place,
  Offer: {
    required: ['price', 'priceCurrency', 'availability', 'url'],
    optional: ['businessFunction', 'priceSpecification', 'seller'],
  },
  UnitPriceSpecification: { required: ['price', 'priceCurrency', 'unitCode'], optional: [] },
  RealEstateAgent: {
    required: ['name', 'address'],
    optional: [
      'url',
      'image',
      'description',
      'telephone',
      'areaServed',
      'knowsLanguage',
      'parentOrganization',
    ],
  },
  Article: {
    required: ['headline', 'image', 'author', 'publisher'],
    optional: [
      'url',
      'mainEntityOfPage',
      'description',
      'datePublished',
      'dateModified',
      'inLanguage',
      'keywords',
      'articleSection',
    ],
  },
  FAQPage: { required: ['mainEntity'], optional: ['url', 'inLanguage'] },
  Question: { required: ['name', 'acceptedAnswer'], optional: [] },
  Answer: { required: ['text'], optional: [] },
  BreadcrumbList: { required: ['itemListElement'], optional: [] },
  ListItem: { required: ['position', 'name', 'item'], optional: [] },
  WebSite: {
    required: ['name', 'url'],
    optional: ['description', 'inLanguage', 'publisher', 'potentialAction'],
  },
  Organization: { required: ['name'], optional: ['url', 'logo'] },
  ImageObject: { required: ['url'], optional: [] },
  PostalAddress: { required: ['addressCountry'], optional: ['addressRegion', 'addressLocality'] },
  GeoCoordinates: { required: ['latitude', 'longitude'], optional: [] },
  QuantitativeValue: { required: ['value', 'unitCode'], optional: [] },
}
