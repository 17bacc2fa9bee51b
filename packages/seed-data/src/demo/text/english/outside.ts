import type { Pattern } from '../text-facts.ts'
import { back, capital, number, ordinal, quarter, seenFrom } from './words.ts'

/** Light, air and view. */
export const englishOutside: readonly Pattern[] = [
  (f) => f.features.has('balcony') && 'The living room opens to a balcony.',
  (f) => {
    const seen = seenFrom(f)
    return f.features.has('balcony') && seen !== undefined && `The balcony looks out to ${seen}.`
  },
  (f) => {
    const seen = seenFrom(f)
    return (
      seen !== undefined &&
      f.floor !== null &&
      f.floor > 2 &&
      `From the ${ordinal(f.floor)} floor you see ${seen}.`
    )
  },
  (f) => {
    const seen = seenFrom(f)
    return seen !== undefined && `The windows face ${seen}.`
  },
  (f) => f.features.has('terrace') && 'The terrace has room for a table and chairs.',
  (f) => f.features.has('terrace') && f.isHouse && 'A terrace extends the living room outdoors.',
  (f) => f.features.has('garden') && 'The garden is for this home alone.',
  (f) => f.features.has('private-pool') && 'It has a private pool.',
  (f) =>
    f.features.has('high-floor') && 'It is on a high floor, away from the noise of the street.',
  (f) => f.features.has('ground-floor') && f.bedrooms !== null && 'It is on the ground floor.',
  (f) => f.type === 'land' && 'The plot is level and served by a road.',
]

/** What is around. */
export const englishArea: readonly Pattern[] = [
  (f) => f.features.has('near-metro') && 'A metro station is within walking distance.',
  (f) =>
    f.features.has('near-metro') &&
    f.bedrooms !== null &&
    'You can do without a car: the metro is near.',
  (f) => f.features.has('near-school') && 'There is a school nearby.',
  (f) =>
    f.features.has('near-school') &&
    (f.bedrooms ?? 0) >= 2 &&
    'Families will find a school close by.',
  (f) => f.features.has('beach-access') && 'The beach can be reached on foot.',
  (f) => f.features.has('beach-access') && `${capital(back(f))} has access to the beach.`,
]

/** Money and dates. */
export const englishTerms: readonly Pattern[] = [
  (f) => f.cheques === 1 && 'The rent is paid in one cheque.',
  (f) =>
    f.cheques !== null &&
    f.cheques > 1 &&
    f.cheques < 12 &&
    `The rent can be paid in ${number(f.cheques)} cheques.`,
  (f) =>
    f.cheques !== null &&
    f.cheques > 1 &&
    f.cheques < 12 &&
    `The owner accepts ${number(f.cheques)} cheques.`,
  (f) => f.cheques === 12 && 'The owner accepts 12 cheques, one a month.',
  (f) => f.features.has('chiller-free') && 'Cooling is included in the rent.',
  (f) => f.features.has('bills-included') && 'Water and electricity are included.',
  (f) =>
    f.serviceCharge !== null && `The service charge is AED ${f.serviceCharge} per sqft a year.`,
  (f) => f.handover !== null && `Handover is planned for ${quarter(f.handover)}.`,
  (f) =>
    f.handover !== null &&
    f.developer !== null &&
    `${f.developer} plans the handover for ${quarter(f.handover)}.`,
]

/** Who may live there, and from when. */
export const englishAvailability: readonly Pattern[] = [
  (f) => f.features.has('pets-allowed') && 'Pets are welcome.',
  (f) => f.features.has('pets-allowed') && 'Pets are allowed.',
  (f) => f.features.has('vacant') && 'It is vacant, so viewings can be arranged at short notice.',
  (f) =>
    f.features.has('vacant') &&
    f.purpose === 'rent' &&
    f.bedrooms !== null &&
    'It is vacant and ready to move in.',
]
