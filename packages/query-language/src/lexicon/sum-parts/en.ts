import type { SumPartWords } from './sum-part-words.ts'

export const englishSumParts: SumPartWords = {
  total:
    'total|in total|altogether|all together|all in|all-in|everything|overall|in all|sum|full amount|grand total|combined|all of it',
  need: 'need|needs|needed|have to|must|prepare|bring|ready|in hand|pay|pays|paying|set aside|arrange|keep aside|shell out|cough up|put up|put down|owe then|cash out|hand over|come up with|fork out|lay out',
  start:
    'start|beginning|first day|day 1|1st day|day one|move in|moving in|move-in|moved in|keys|signing|sign|first month|first payment|upfront|up front|initial|initially|at once|day of moving',
  deposit: 'deposit*|security',
  agency: 'agent|agents|agency|broker|brokers|brokerage|commission*|realtor*',
  fees: 'fee|fees|charges|taxes|tax|dld|transfer|ejari|dewa|registration|extras|costs',
  ownCash:
    'cash|own money|own cash|out of pocket|from my pocket|savings|equity|from me|from us|my own|our own|own funds|liquid|downpayment|down payment|bring|besides the loan|beside the loan|apart from the loan|other than the loan|on top of the loan',
  price:
    'price|priced|costs|cost|worth|asking|value|valued|buy at|buy for|buying at|buying for|purchase|purchase price|listed at|going for',
  bought: 'bought|paid|purchased|purchase price was|got it for|cost me',
  sells:
    'sell|sells|selling|sold|sale|could get|can get|would get|offer|offered|offering|buyer|buyers',
  owed: 'owe|owed|owing|outstanding|left on the mortgage|mortgage left|remaining mortgage|mortgage remaining|balance|still have a loan|loan left|remaining loan|debt|mortgage balance|mortgage|loan|bank',
  left: 'give me|gives me|cash do i get|cash will i have|cash would i have|left|walk away|walk off|pocket|keep|take home|net proceeds|profit|clear|in my hand|in hand|stays with me|stay with me|stays with us|actually receive|actually get|net to me|net to us|get out|end up|remain*|gain',
  payback:
    'payback|pay back|pays back|pay for itself|pays for itself|pay itself|pays itself|break even|breakeven|recover|recoup|get my money back|money back|how many years|earn back|earned back',
  rent: 'rent|rents|rented|rental|rental income|tenant|tenant pays|let|lets|letting|lease|leased',
  shortLet:
    'short let|short lets|short term|short-term|airbnb|holiday home|holiday homes|holiday let|holiday lets|nightly|per night|a night|booking.com|vacation|daily',
  operator:
    'operator|management company|manager|managed|management|host|co-host|platform|takes|take|cut|commission',
  utilities: 'utilities|utility|bills|electricity|water|internet|wifi|dewa|power',
  better:
    'better|which is more|more profitable|worth it|makes more|brings more|earns more|higher return|which one|which wins|better off|makes sense|more money|pays more',
  partner:
    'my wife|my husband|my partner|wife|husband|spouse|partner|fiance|fiancee|brother|sister|she|he',
  differs:
    'difference|how much less|how much more|how much do i save|how much would i save|save|saving|compared|instead',
  putsIn:
    'include … in the mortgage|include … in the loan|included in the mortgage|included in the loan|add … to the mortgage|add … to the loan|added to the mortgage|added to the loan|finance the fees|finance … fee*|roll … into|put … into the mortgage|put … into the loan|part of the mortgage|borrow the fees|borrow … fees',
  together: 'together|combined|joint|jointly|both of us|between us|altogether|household',
  instalment:
    'car emi|car loan emi|emi|emis|instalment|instalments|installment|installments|repayment',
  canPay:
    'can pay|could pay|able to pay|want to pay|willing to pay|happy to pay|can do|can afford|up to',
  abroad:
    'non resident*|non-resident*|nonresident*|nri|nris|not a resident|not resident|not uae resident|live abroad|living abroad|i am abroad|im abroad|live overseas|from overseas|outside the uae|outside uae',
}
