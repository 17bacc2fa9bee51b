/** Subjects of general questions about buying and renting. */
export const topics = [
  'buying_fees',
  'renting_fees',
  'golden_visa',
  'ejari',
  'service_charges',
  'mortgage',
  'freehold_foreigners',
  'agency_commission',
  'cheques_deposit',
  'off_plan_process',
  'eviction_rent_increase',
  'list_my_property',
  'account_help',
  'contact_us',
  'dewa_utilities',
] as const

export type Topic = (typeof topics)[number]
