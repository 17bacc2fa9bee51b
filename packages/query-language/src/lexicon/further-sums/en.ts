import type { FurtherSumWords } from './further-sum-words.ts'

export const englishFurther: FurtherSumWords = {
  commission:
    'commission*|agent fee*|agents fee*|agency fee*|broker fee*|brokers fee*|brokerage|agent s fee*',
  agent: 'agent*|broker*|realtor*|agency',
  transferFee: 'transfer fee*|dld fee*|dld|land department fee*|registration fee*|4% fee',
  half: 'half|halves|50/50|fifty fifty|share* … fee|split*|shared|each side|each pay*',
  early:
    'early settlement|settle … early|settling … early|pay off … early|paying off … early|pay … off early|repay … early|early repayment|prepay*|close … loan early|settle … loan|settle … mortgage|pay off … mortgage|pay off … loan',
  penalty:
    'penalty|break clause|break the lease|breaking the lease|break … contract|breaking … contract|break lease|early termination|terminate … early|leave early|leaving early|end … early|leave after|leaving after|move out after|moving out after|get out after|out after|quit after|go after|after … leave|after … move out|after … want out',
  deposit: 'deposit*',
  usual: 'usual|usually|normal|normally|standard|too much|fair|common|customary',
  deducts:
    'deduct*|keeps|keep|keeping|kept|takes off|take off|took off|less|minus|withhold*|charge* for|out of my',
  back: 'back|left|refund*|return*|remain*|get',
  asksPrice:
    'what price|which price|at what price|price should|max* price|how much … pay for it|how much … buy|what … pay for it|for how much … buy|what should i pay|price for|buy at|buy it for',
  nightly: 'a night|per night|each night|nightly|/ night|night|airbnb|holiday home*|holiday let*',
  occupancy: 'occupancy|occupied|booked|full',
  bySqft: 'per sqft|per square foot|per foot|per sq ft|psf|a sqft|sqft price',
  cheaper:
    'cheaper|better value|better deal|which is better|which one is better|more expensive|which … less|better per|compare*',
  renting: 'rent|renting|rents|to rent|keep renting',
  buying: 'buy|buying|purchase|own|owning',
  since: 'since|for the last|for the past|have been|been living|been renting|already',
  weighs:
    'rent vs mortgage|mortgage vs rent|rent versus mortgage|mortgage versus rent|costs less|rent … or … buy|renting … or … buying|buy … or … rent|rent … or … mortgage|mortgage … or … rent|rent or buy|buy or rent|renting or buying|buying or renting|rent vs buy|buy vs rent|renting vs buying|rent versus buy|better to buy|better to rent|cheaper to buy|cheaper to rent|better off|smarter to buy|wiser to buy|better to buy|sense to buy|worth to buy|smarter to rent|makes more sense|make sense to buy|or should i|should i buy|worth buying|or buy|or rent|vs rent*|vs buy*|cheaper than … rent*|less than … rent*|more than … rent*|than our rent|than my rent|than renting|keep renting|keep on renting|stay renting|instead of rent*',
  extra:
    'extra|more a month|more per month|more each month|more every month|on top each month|overpay*|additional',
}
