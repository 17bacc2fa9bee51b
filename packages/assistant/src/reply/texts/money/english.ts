import type { MoneyTexts } from './money-texts.ts'

export const englishMoney: MoneyTexts = {
  fees: {
    transfer: 'Transfer fee',
    registration: 'Title deed and map',
    trustee: 'Trustee office',
    agency: 'Agency fee',
    mortgage: 'Mortgage registration',
    deposit: 'Security deposit',
    ejari: 'Ejari registration',
    utilities: 'Deposit for electricity and water',
    housing: 'Housing fee for a year',
  },
  askPrice: 'For which price? Tell me an amount, or the number of a home that I showed.',
  askAmount: 'What do you earn a month, or what do you want to pay a month for the loan?',
  askMeaning: (amount) =>
    `Is ${amount} a month what you earn, or what you want to pay for the loan?`,
  isIncome: { label: 'I earn that', message: 'it is my income' },
  isPayment: { label: 'I want to pay that', message: 'that is what I can pay' },
  years: (years) => (years === 1 ? '1 year' : `${years} years`),
  loan: ({ price, down, share, loan }) =>
    `For ${price} with ${share} down (${down}) you would borrow ${loan}.`,
  monthly: (amount, years, rate) =>
    `Over ${years} at ${rate} interest that is about ${amount} a month.`,
  example: 'The interest rate is an example: tell me the one your bank offers.',
  limit: (share) => `Banks may lend you up to ${share} of the price.`,
  tooLittle: (said, least) =>
    `${said} down is less than banks ask for here: at least ${least}, so I took that.`,
  tooLong: (years) => `Banks lend for ${years} at most, so I took that.`,
  burden: (share, amount) =>
    `Banks may count ${share} of your income for all your instalments together: ${amount} a month.`,
  income: (share, amount) =>
    `Banks may count ${share} of an income for instalments: without other loans that takes about ${amount} a month.`,
  affords: ({ price, loan, down, share }) =>
    `That carries a loan of about ${loan}, so a home of about ${price} with ${share} down (${down}).`,
  saved: ({ savings, price, share, feeShare }) =>
    `Your ${savings} covers ${share} down and about ${feeShare} in fees for a home of up to about ${price}.`,
  binding: {
    savings: (price) => `You can buy for up to about ${price}: your savings set the limit.`,
    income: (price) => `You can buy for up to about ${price}: your income sets the limit.`,
    payment: (price) =>
      `You can buy for up to about ${price}: your monthly payment sets the limit.`,
  },
  alsoFees: (amount) => `Keep about ${amount} for fees besides; they cannot be borrowed.`,
  showHomes: (price, aed) => ({
    label: `Homes up to ${price}`,
    message: `homes for sale up to AED ${aed}`,
  }),
  buyingLead: (price) => `On top of the price of ${price}, buying in Dubai costs:`,
  total: (amount) => `Together: ${amount}`,
  ownPart: (amount, share) => `Your own part of the price (${share}): ${amount}`,
  cashNeeded: (amount) => `Needed in cash: ${amount}`,
  withPrice: (amount) => `With the price: ${amount}`,
  withTax: (amount, tax) => `${amount} plus ${tax} VAT`,
  loanFee: (share, fixed) =>
    `With a loan, its registration adds ${share} of the loan and ${fixed}.`,
  samePlace: 'The place changes nothing about these figures.',
  otherEmirate:
    'Our dated table has only the fees of Dubai, so I have no total for another emirate.',
  elsewhere:
    'Our dated table of fees covers Dubai only, so I have no sum for that home. Its agent can name the costs.',
  rentedHome:
    'That home is for rent, and loans are for buying. Tell me a price and I will work it out.',
  noPrice: 'That home states no price. Tell me a price and I will work it out.',
  noTable: 'The table of fees is not at hand just now.',
  estimate: 'An estimate, not an offer.',
}
