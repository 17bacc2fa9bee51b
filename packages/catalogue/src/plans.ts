import type { Plan } from '@manzil/api-client/generated/types.gen'

/** Value added tax of the UAE, in per cent; prices below are without it. */
const vat_percent = 5

/** Fixed id of a plan, in the shape of a UUIDv7. */
const planId = (position: number): string =>
  `0197a1c0-0000-7020-8000-${String(position).padStart(12, '0')}`

const forAgents = {
  user_type: 'agent',
  vat_percent,
  listings_limit: 25,
  featured_limit: 3,
  photos_limit: 30,
  agents_limit: 1,
} as const

const forPortfolios = {
  user_type: 'agency',
  vat_percent,
  featured_limit: 100,
  photos_limit: 40,
  agents_limit: 60,
} as const

const forAgencies = {
  user_type: 'agency',
  vat_percent,
  listings_limit: 250,
  featured_limit: 25,
  photos_limit: 40,
  agents_limit: 15,
} as const

/** Plans that a new site sells, cheapest first. A year costs ten months. */
export const plans: readonly Plan[] = [
  {
    ...forAgents,
    _id: planId(1),
    name: 'Professional',
    name_ar: 'المحترف',
    description: 'For agents with a steady portfolio.',
    price: 499,
    period: 'month',
    features: ['25 live listings', '3 featured listings', 'Leads from the assistant'],
    is_popular: true,
  },
  {
    ...forAgencies,
    _id: planId(2),
    name: 'Brokerage',
    name_ar: 'الوساطة',
    description: 'For agencies whose agents share one portfolio.',
    price: 2_490,
    period: 'month',
    features: [
      '250 live listings, shared by all agents',
      '25 featured listings',
      'Up to 15 agents',
      'Leads from the assistant',
    ],
    is_popular: true,
  },
  {
    ...forAgents,
    _id: planId(3),
    name: 'Professional, yearly',
    name_ar: 'المحترف السنوي',
    description: 'A year of Professional with room for ten more listings.',
    price: 4_990,
    period: 'year',
    listings_limit: 35,
    features: [
      '35 live listings',
      '3 featured listings',
      'Leads from the assistant',
      'Two months free',
    ],
    is_popular: false,
  },
  {
    ...forPortfolios,
    _id: planId(5),
    name: 'Portfolio',
    name_ar: 'المحفظة',
    description: 'For agencies whose listings come from a system of their own.',
    price: 6_990,
    period: 'month',
    listings_limit: 1_500,
    features: [
      '1500 live listings, shared by all agents',
      '100 featured listings',
      'Up to 60 agents',
      'Leads from the assistant',
    ],
    is_popular: false,
  },
  {
    ...forAgencies,
    _id: planId(4),
    name: 'Brokerage, yearly',
    name_ar: 'الوساطة السنوي',
    description: 'A year of Brokerage with room for a hundred more listings.',
    price: 24_900,
    period: 'year',
    listings_limit: 350,
    features: [
      '350 live listings, shared by all agents',
      '25 featured listings',
      'Up to 15 agents',
      'Leads from the assistant',
      'Two months free',
    ],
    is_popular: false,
  },
  {
    ...forPortfolios,
    _id: planId(6),
    name: 'Portfolio, yearly',
    name_ar: 'المحفظة السنوي',
    description: 'A year of Portfolio with room for five hundred more listings.',
    price: 69_900,
    period: 'year',
    listings_limit: 2_000,
    features: [
      '2000 live listings, shared by all agents',
      '100 featured listings',
      'Up to 60 agents',
      'Leads from the assistant',
      'Two months free',
    ],
    is_popular: false,
  },
]
