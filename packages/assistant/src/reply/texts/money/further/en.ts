import type { FurtherTexts } from './further-texts.ts'

export const englishFurther: FurtherTexts = {
  withCharge: (charge, total) =>
    `With ${charge} a month for the service charge that is ${total} a month.`,
  incomeInDirhams: (income) => `In dirhams your income is ${income} a month.`,
  commission: (base, share, fee, tax, total) =>
    `The usual commission on ${base} is ${share}: ${fee}, or ${total} with ${tax} VAT.`,
  askedMore: (asking) =>
    `${asking} is more than usual. The share is custom, not law, so you can negotiate.`,
  askedWithin: (asking) => `${asking} is not more than usual.`,
  deposit: (rent, share, amount) => `The usual deposit on ${rent} is ${share}: ${amount}.`,
  downEnough: (share, least) => `Yes, ${share} down is enough: the least is ${least}.`,
  downShort: (share, least) =>
    `No, ${share} down is not enough: the least is ${least}, so I took that.`,
  transferFee: (price, share, fee) => `The transfer fee on ${price} is ${share}: ${fee}.`,
  halfEach: (share, fee) => `Shared equally, each side pays ${share}: ${fee}.`,
  settlement: (owed, share, cap, fee) =>
    `Settling ${owed} early costs ${fee}: the bank may charge ${share} of it, ${cap} at most.`,
  penalty: (months, rent, amount) => `${months} of ${rent} comes to ${amount}.`,
  withStay: (months, rent, total) =>
    `The rent for ${months} is ${rent}; with the penalty you pay ${total}. What you paid for the time after that should come back.`,
  penaltyNote:
    'What leaving early costs is for the contract to say: no table has a figure for it. Ask for the agreement in writing.',
  deducted: (whole, taken, left) => `${whole} less ${taken} leaves ${left} to be paid back to you.`,
  nothingLeft: (whole, taken) =>
    `${taken} is as much as the deposit of ${whole} or more: nothing is left of it.`,
  cheaper: (rent, difference) => `The offer of ${rent} saves you ${difference} a year.`,
  priceFor: (share, rent, price) =>
    `For a gross yield of ${share} with ${rent} the price may be ${price} at most.`,
  netPriceFor: (share, left, price) =>
    `For a net yield of ${share} with ${left} left after costs the price may be ${price} at most.`,
  planByMonth: (before, months, each) => `${before} spread over ${months} is ${each} a month.`,
  nights: (night, nights, amount) => `${night} a night for ${nights} nights a year is ${amount}.`,
  nightsMore: (rent, difference) => `That is ${difference} a year more than ${rent}, before costs.`,
  nightsLess: (rent, difference) =>
    `That is ${difference} a year less than ${rent}, even before costs.`,
  nightsNote:
    'Permit, management, cleaning, platform and the bills come off it; I have no figures for those. Tell me what they cost a year and take that off.',
  bySqft: (price, size, perSqft) => `${price} for ${size} is ${perSqft}.`,
  leastPerSqft: (price) => `By the square foot the one at ${price} is cheaper.`,
  rentOf: (rent, month) => `Renting: ${rent} is ${month} a month.`,
  rentOver: (years, amount) => `Over ${years} the rent comes to ${amount}, if it does not rise.`,
  interestOver: (years, interest, paidBack) =>
    `Of the payments of ${years} about ${interest} is interest, and ${paidBack} pays back the loan.`,
  weigh:
    'Buying also takes the fees at the start and a service charge each year; what the home will be worth nobody can promise.',
  abroad: (low, high) =>
    `Banks mostly lend ${low} to ${high} of the price to buyers who live abroad; I count with ${low} where you name no other share.`,
  instalmentMore: (difference) => `The instalment is ${difference} a month more than before.`,
  instalmentLess: (difference) => `The instalment is ${difference} a month less than before.`,
  interestMore: (difference) => `In interest you pay ${difference} more in all.`,
  interestLess: (difference) => `In interest you pay ${difference} less in all.`,
  sooner: (extra, months, fewer, saved) =>
    `With ${extra} more a month the loan is paid back in ${months}, ${fewer} sooner, and saves about ${saved} in interest.`,
}
