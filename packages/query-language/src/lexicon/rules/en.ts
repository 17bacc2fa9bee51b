import type { RuleWords } from './rule-words.ts'

export const englishRules: RuleWords = {
  rise: 'rent … rise|rent … go up|rent … goes up|rent … going up|rent … increase*|rent … raise*|rent … hike|raise* … rent|raising … rent|increas* … rent|hike … rent|put* … rent|rent … up|higher rent|more rent|new rent|new terms|change* … contract|change* … terms|increase notice',
  leave:
    'evict*|eviction|move out|moving out|vacate|kick* … out|throw* … out|get me out|get us out|wants me out|wants us out|gave us … to leave|gave me … to leave|given us … to leave|given me … to leave|giving us … to leave|giving me … to leave|need to be out|needs me out|needs us out|be out by|be out in|out in a month|get out by|have to leave|wants … back|wants … himself|wants … herself|own use|leave the flat|leave the apartment|leave the house|leave the villa',
  arrears:
    'rent arrears|arrears|unpaid rent|overdue|late rent|late with … rent|late on … rent|rent … late|behind with … rent|behind on … rent|missed … rent|missed … payment|have not paid|havent paid|haven t paid|didnt pay|did not pay|didn t pay|bounced',
  notice:
    'notice|in advance|before|beforehand|told|tells|tell|informed|informs|gave|gives|given|warned|announce*|ahead|says|said',
  allowed:
    'can he|can she|can they|can the|can my|can a landlord|may he|may she|may they|may the|may my|could he|allowed|legal*|lawful|enough|too short|too late|in time|valid|right to|has the right|is he right|is that ok|is it ok|is that okay|is that fine|permitted|correct',
  landlord: 'landlord*|landlady|owner|he|she|they|lessor',
  wants: 'wants|want|asks|asking|asks for|demands|put me up|raise it to|raises to|raising to|up to',
  ownWill:
    'i give|i gave|i told|i tell|i want to|i move|i leave|if i|can i|may i|we give|we gave|we leave|should i|i want out|i need to leave|leave after|move out after',
  lasted: 'after|since|lived|living|stayed|for the last|fixed for|old|contract of',
  broken:
    'broken|broke down|not working|doesnt work|does not work|isnt working|stopped working|out of order|leak*|mould|mold|repair*|without ac|without water|without power|no ac|no hot water|faulty',
  within: 'within|in|in the next|gave me|gives me',
  thatSum: String.raw`\b(?:this|that|my|our|such an?) (?:amount|budget|price|sum|money|much)\b|\bwith (?:it|that|this)\b`,
  units: {
    day: 'days?|day s',
    week: 'weeks?|wks?',
    month: 'months?|mths?',
    year: 'years?|yrs?',
  },
  numbers: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
    thirty: 30,
    sixty: 60,
    ninety: 90,
  },
  whole: {
    'a week': [1, 'week'],
    'a month': [1, 'month'],
    'a year': [1, 'year'],
    'half a year': [6, 'month'],
  },
}
