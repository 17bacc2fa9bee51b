import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import {
  cardNumbers,
  cue,
  firstCards,
  house,
  mine,
  mineStudio,
  plain,
  rentValue,
  row,
  topic,
} from './wording.ts'

/** How things are said in English: refusals, corrections, intentions, general questions. */
export const englishTalk: PhraseTable = [
  row({ kind: 'negator', reach: 'adjacent' }, 'no | nothing'),
  row({ kind: 'negator', reach: 'adjacent', answers: true }, 'nope | nah'),
  row(
    { kind: 'negator', reach: 'next' },
    'nothing on | nothing on the | nothing with | nothing with a | not | dont want | do not want | dont need | do not need | not in | not interested in | no need for | dont like | without | avoid | instead of buying | rather not | not a | not the | not on | not looking for | dont show | never | isnt | w/o | skip | out of',
  ),
  row(
    { kind: 'negator', reach: 'list' },
    'except | except for | excluding | exclude | but not | but not in | anything but | anywhere but | other than | apart from | aside from | anything except | anywhere except | besides | outside of | everywhere but | everywhere except | outside | all but | not including',
  ),
  row(
    { kind: 'unneeded' },
    'no longer required | no longer matters | no longer matter | doesnt matter anymore | is irrelevant | irrelevant | no longer important | doesnt need to be | doesnt have to be | not needed | not necessary | isnt needed | is not needed | not required | not important | doesnt matter | does not matter | dont matter | do not matter | not a must | no longer needed | not needed anymore | is optional | optional | dont care | i dont care about | doesnt have to | not essential | can be dropped | not a requirement | unimportant | no matter | is flexible | flexible',
  ),
  row(
    { kind: 'unneeded' },
    combine(
      'not {} important | isnt {} important | is not {} important | arent {} important | not {} necessary | isnt {} necessary',
      'that | so | all that | very',
    ),
  ),
  row({ kind: 'unneeded', negated: true }, 'needed | required | necessary | anymore | any more'),
  row(
    { kind: 'drop' },
    'forget | dont worry about | do not worry about | set aside | leave aside | remove the | take out the | lose the | without the | scrap the | scratch | scratch the | skip the | forget about | remove | drop | ignore | cancel | clear | take out | leave out | take off | delete | scrap | no need for | dont need the | never mind | nevermind | get rid of | disregard | reset | dont care about | lift',
  ),
  row({ kind: 'instead' }, 'instead of | rather than | in place of'),
  row(
    { kind: 'background' },
    'i work in | i work at | i work near | work in | work at | working in | working at | teacher at | teach at | teaching at | doctor at | nurse at | engineer at | engineer in | manager at | employed at | employed by | employed in | job at | job in | internship in | intern at | we work in | my work is in | my office is in | my office is at | my office in | my job is in | my job is at | my school is in | go to school in | goes to school in | go to school at | school is in | study at | studies at | studying at | commute to | my company is in | currently live in | i live in | we live in | living in | i am in | im in | moving from | relocating from | coming from | i am from | im from | office is in | office is at | office near | work is in | work is at | job is in | job is at | school is in | school is at | university is in | uni is in | business is in | shop is in | goes to | studying in | studies in | works near | working near | parents live in | family lives in | friends live in | friend lives in | he lives in | she lives in | currently in | currently living in | now living in | renting in at the moment | moved from | moving out of | leaving | sick of | tired of | husband works in | wife works in | husband works at | wife works at | works in | works at',
  ),
  row({ kind: 'joint', joint: 'and' }, 'and | & | plus | as well as | n'),
  row({ kind: 'joint', joint: 'or' }, 'or | and or | either | alternatively'),
  row(
    { kind: 'correction' },
    'actually | ah sorry | my mistake | typo | ups | let me correct that | actually i meant | on second thought | on second thoughts | sorry i meant | i mean | i meant | wait | rather | scratch that | correction | oops | my bad | no wait | no sorry | hold on | make that | or rather | no actually | hmm no',
  ),
  row(
    { kind: 'also' },
    'also | too | as well | add | include | in addition | additionally | also add | also in | also show | plus also | along with',
  ),
  row(
    { kind: 'about' },
    'instead in | what about | how about | and what about | what of | what if | and in | try | how is it in | lets try',
  ),
  row(
    { kind: 'set' },
    'would be better | would be nicer | would be nice | works better | is better | instead please | can we do | could we do | can you do | could do | lets try with | bump up to | up it to | push it to | i can go up to | i could go up to | can stretch to | we can stretch to | stretch to | happy to go up to | make it | change it to | change to | switch to | lets do | lets say | set it to | update to | go for | increase to | raise to | reduce to | lower to | bump it to | change that to | raise the budget to | should be | prefer',
  ),
  row({ kind: 'any' }, 'any | whatever | whichever | no preference'),
  row(
    { kind: 'inside' },
    'in | at | near | nearby | interested in living in | live in | to live in | living around | around the | close by | within the | by | inside | located in | next to',
  ),
  cue(
    'restart',
    'start over | new search | start again | reset search | start fresh | start a new search | begin again | clear the search | reset everything | from scratch | clear filters | forget everything | reset all',
  ),
  cue(
    'more',
    'more | show more | more options | more results | next | anything else | other options | show me more | see more | more please | any others | others',
  ),
  cue(
    'mine',
    'my home | my property | my unit | my place | my own | mine | our home | our place | our unit | our property',
  ),
  mine('apartment', combine('my {} | our {} | my own {}', 'flat | apartment | apt')),
  mineStudio(combine('my {} | our {} | my own {}', 'studio | studio apartment | studio flat')),
  mine('villa', combine('my {} | our {} | my own {}', 'villa')),
  mine('townhouse', combine('my {} | our {}', 'townhouse | town house')),
  mine(house, 'my house | our house | my own house'),
  mine('penthouse', 'my penthouse | our penthouse'),
  mine('duplex', 'my duplex | our duplex'),
  mine('office', 'my office | our office'),
  mine('land', combine('my {} | our {}', 'plot | land')),
  cue(
    'search',
    'looking for | look for | lookin for | find | find me | search | search for | show | show me | i want | i need | need | want | available | availability | do you have | have you got | any available | is there | are there | whats available | what is available | got any | interested in | hunting for | browse | listings in | properties in | suggest | recommend',
  ),
  cue(
    'see',
    'see | view | look at | check out | have a look at | take a look at | seeing | go and see | drop by | come by',
  ),
  row({ kind: 'cue', cue: 'callback', channel: true }, 'whatsapp'),
  cue(
    'callback',
    'give me a ring | give us a call | ring back | ring us | call us | call us back | call my number | my number is | my phone is | my phone number is | reach me at | reach me on | contact me on | contact me at | text me | talk to a real person | talk to a real human | real human | live agent | human agent | talk with an agent | talk with someone | connect me to an agent | connect me with an agent | put me through | transfer me to | speak to an advisor | speak to a consultant | talk to a consultant | get someone to call | get an agent to call | agent to contact me | agent contact me | agent to phone me | agent phone me | agent ring me | agent to ring me | phone call | call tomorrow | call me | call me back | callback | call back | ring me | phone me | give me a call | contact me | someone call | somebody call | reach me | have someone call | have an agent call | speak to an agent | talk to an agent | speak to someone | talk to someone | speak with an agent | talk to a human | speak to a human | get in touch with me | request a call | arrange a call | schedule a call | want a call | an agent to call | agent call me | whatsapp me | speak with someone | talk to a person | speak to a person | real person',
  ),
  cue(
    'viewing',
    'viewing | viewings | book a viewing | arrange a viewing | schedule a viewing | visit | a visit | see the property | see it in person | tour | inspect | inspection | site visit | come and see | come see | book a tour | schedule a visit | book a visit | view the property | view the apartment | view the villa | view the flat | have a look at the | show me around | view it | go see | see the apartment | see the villa | want to see the | id like to see the | like to view | want to view | to view the',
  ),
  row(
    { kind: 'cue', cue: 'value', ofIt: true },
    'i get for it | i get for that | get for it | get for that',
  ),
  rentValue(
    'what can i rent out my | what could i rent out my | how much can i rent out my | how much could i rent out my | rent can i rent out my | rental value | typical rent | average rent | fair rent for my | rent could i get | how much rent can i get | how much rent could i',
  ),
  cue(
    'value',
    'what can i sell my | what could i sell my | what could i sell the | price can i sell my | price could i sell my | price could i sell the | would i get for my | would it fetch | will it fetch | it would fetch | i get for my | i get for our | i get for this | i get for a | i get for an | i get for the | get if i sell | would my | what price for my | price should i ask | should i ask for | how much to ask for | value a | value the | value this | value our | valuing | how much is our | worth today | worth now | worth these days | market price | market rate | assess the value | appraised | sale value | typical price | worth | valuation | value my | estimate | appraisal | appraise | how much is my | how much would my | what is my | market value | property value | value of my | price estimate | estimate the value | how much can i sell | how much can we sell | how much could i sell | how much could we sell | how much could i get for my | how much can i get for my | what could i sell | sell for | evaluate | evaluation | how much should i ask for my | valued | average price | median price | price per sqft | price per square foot | how much per sqft | how much per square foot | how much is a square foot | cost per sqft | cost per square foot | price per square meter | price per square metre | price per sqm | fair price | selling price of my | what is the price of my | price of my | going rate',
  ),
  cue(
    'invest',
    'let it out | letting it out | let them out | let it to tenants | percent do i make | percent would i make | make on it | earn on it | earn me | bring me in rent | bring in in rent | make a profit | returns | good returns | better returns | higher returns | is it smart to put | is it wise to put | park my money | put my money',
  ),
  cue(
    'invest',
    'invest in | where to invest | good roi | investors | best yield | good yield | rent it out | buy and rent out | buy to rent out | flip | flipping | make money | investments | gross yield | net yield | invest | investment | investing | roi | return on investment | rental yield | yield | yields | rental return | rental returns | best return | best returns | high return | capital appreciation | appreciation | capital growth | good investment | worth buying | worth investing | investor | rental income | cash flow | should i buy | worth it to buy | good time to buy | buy to let | profitable | highest yield | passive income',
  ),
  cue(
    'compare',
    combine(
      'which is {} | which one is {} | which area is {} | which of them is {} | whats {} | what is {} | where is it {} | where are rents {} | where are prices {} | where are homes {}',
      'cheaper | pricier | more expensive | less expensive | dearer | costlier | more affordable | better value | nicer | quieter | higher | lower',
    ),
  ),
  cue('compare', 'nicer than | quieter than | safer than'),
  cue(
    'compare',
    'compare them | comparing | which would be better | better option | better choice | better deal | which is cheaper | whats better | what is better | whats the difference | what is the difference | whats different | how do they compare | stack up against | compare | comparison | versus | vs | difference between | differences between | which is better | which one is better | better than | compared to | side by side | pros and cons',
  ),
  cue(
    'question',
    'what does it | what do i | could i | could we | may i | may we | do i need | do i have to | would i need | do you need | do we need | need to pay | when can | when is | is there any | how would | must i | must we | do we | can we | can you explain | can you tell me | could you tell me | whats a | whats an | whats the | meaning of | who has to pay | who is responsible | what if | is it possible | am i allowed | am i eligible | eligible for | allowed to | required to | what is | what are | whats | how do | how does | how can | how much | how long | how many | can i | can a | is it | do i | who pays | explain | tell me about | what does | why | when do | should i | are there any | what documents | what happens | am i | can foreigners | do foreigners | do you know | is there a | could you explain | i have a question | ask a question | question',
  ),
  cue(
    'greet',
    'hi | hello | hey | hi there | hello there | hey there | good morning | good afternoon | good evening | good day | greetings | salam | salaam | assalamualaikum | assalamu alaikum | whats up | sup | yo | howdy | how are you | how are you doing | hows it going | marhaba | hiya | nice to meet you | namaste',
  ),
  cue(
    'thanks',
    'thank you so much | thank you very much | thanks so much | thanks very much | tysm | nice one | brilliant | thats great | great help | you helped a lot | thanks for your help | thanks for the help | thanks | thank you | thx | ty | cheers | much appreciated | appreciate it | thank u | thanks a lot | many thanks | great thanks | perfect thanks | helpful | very helpful | awesome | great job | well done | good job | excellent',
  ),
  cue(
    'bye',
    'bye | goodbye | good bye | see you | see ya | good night | take care | have a nice day | have a good day | talk later | thats all | that is all',
  ),
  cue(
    'human',
    'who built you | who developed you | who programmed you | which company made you | are you a computer | are you a program | are you artificial | are you automated | is this automated | is this ai | are you gpt | do you have a name | your name | talking to a machine | talking to a robot | talking to a real | how old are you | where are you from | are you human | are you a human | are you real | are you a real person | are you a bot | are you a robot | are you ai | are you an ai | who are you | what are you | are you a person | am i talking to a human | am i talking to a bot | am i talking to a person | is this a bot | is this a human | is this a real person | are you chatgpt | whats your name | what is your name | who made you | who created you | are you a machine | are you alive',
  ),
  cue(
    'help',
    'what do you offer | what else can you do | how do i use this | how to use this | what can u do | how can u help | what services | can u help | can you assist | assist me | assistance | help | help me | what can you do | how can you help | how does this work | what do you do | how do you work | can you help | can you help me | i need help | options | what can i ask',
  ),
  cue(
    'inject',
    'ignore previous | ignore all previous | ignore the previous | ignore your | ignore all instructions | ignore all your | ignore the above | ignore above | disregard previous | disregard all | forget previous | forget your instructions | forget all instructions | forget your rules | system prompt | your prompt | your instructions | your system | initial instructions | hidden instructions | developer mode | you are now | act as | pretend to be | pretend you | roleplay | role play | jailbreak | dan mode | database | phone numbers of | users in | all users | all customers | customer data | user data | passwords | password of | admin access | i am the admin | im the admin | api key | secret key | reveal your | print your | show your instructions | your rules | override | sudo | bypass | internal instructions | other customers | other users | source code | data of other | personal data | emails of | list of users | bank account',
  ),
  cue(
    'abuse',
    'you idiot | dumbass | piss off | prick | wanker | cunt | dickhead | scam bot | waste of time | worthless | imbecile | ffs | bloody useless | hopeless bot | stfu | stupid | idiot | useless | dumb | moron | fuck | fucking | fk | shit | bullshit | crap | bastard | bitch | asshole | shut up | hate you | go to hell | piece of shit | you suck | damn you | trash | worst bot | f off | screw you | wtf | loser | retard | garbage bot | rubbish | pathetic | fck',
  ),
  cue(
    'offTopic',
    'leave request | leave application | sick note | resignation letter | cover letter | write me an email | write an email | jokes | football score | match last night | won the match | the match | exchange rate | recipes | riddle | premier league | sql | html | maths | equation | history of | elon musk | trump | putin | astrology | plane ticket | train ticket | ferrari | used car | mobile phone | samsung | tesla | forex | best restaurant | nightclub | haircut | headache | weather | joke | poem | recipe | football | cricket | movie | film | song | president | capital of | essay | homework | translate | translation | code | python | javascript | bitcoin | crypto | stock market | stocks | news | flight | flights | restaurant near | pizza | car rental | rent a car | rent a yacht | election | politics | religion | horoscope | lottery | math problem | solve | story | novel | game | football match | who won | world cup | gold price | doctor | dating | girlfriend | visa for tourist | tourist visa | holiday package | hotel booking | book a hotel | taxi | uber | temperature | capital city | prime minister | write a | write me | sing | cook | meaning of life | diet | workout | medicine | laptop | phone model | iphone',
  ),
  topic(
    'buying_fees',
    'buyer fees | buyers fees | fees on a purchase | fees when purchasing | fee when buying | dubai land department fee | land department fee | land department fees | transfer cost | transfer costs | registration fees | registration cost | trustee fee | trustee fees | admin fee | noc fee | noc fees | closing cost | on top of the price | on top of the purchase price | extra fees | hidden fees | additional fees | other fees | other costs | total fees | vat on property | property taxes | is there tax | buying fees | fees when buying | fees to buy | fees for buying | cost of buying | costs of buying | purchase fees | purchase costs | closing costs | transfer fee | transfer fees | dld fee | dld fees | registration fee | extra costs | additional costs | hidden costs | fees to pay when buying | fees of buying | buying costs | property tax | taxes when buying | tax on property | stamp duty | total cost of buying | fees | charges when buying | taxes',
  ),
  topic(
    'renting_fees',
    'costs to rent | cost to rent | costs for renting | extra costs for renting | moving in costs | move in cost | move in fees | tenants pay | tenant pay | tenant costs | rental costs | fees as a tenant | fees as tenant | pay as a tenant | costs as a tenant | upfront when renting | renting fees | fees when renting | fees for renting | rental fees | cost of renting | costs of renting | upfront costs | move in costs | tenant fees | fees to rent | fees for a tenant | upfront cost of renting | extra costs when renting | costs when renting',
  ),
  topic(
    'golden_visa',
    'goldenvisa | gold visa | golden visas | golden residency | residence permit | resident visa | visa when buying | visa by buying | visa with property | visa through real estate | visa for property owners | visa for buying | visa if we buy | get a visa | property investor visa | retirement visa | 2 year visa | 5 year visa | long term visa | golden visa | residence visa | residency visa | investor visa | residency by investment | visa through property | property visa | 10 year visa | ten year visa | residency | visa if i buy',
  ),
  topic(
    'ejari',
    'ejari registration | ejari certificate | register ejari | registering my tenancy | registering the tenancy | register my lease | register a lease | register the contract | register my contract | registration of tenancy | register the tenancy | ejari | tenancy contract registration | register tenancy | tenancy registration | register my tenancy | register the lease',
  ),
  topic(
    'service_charges',
    'building maintenance fees | annual maintenance fee | annual maintenance | maintenance cost | maintenance costs | upkeep cost | strata fees | condo fees | management fee | management fees | oa fees | common area charges | building charges | service charge | service charges | service fee | service fees | maintenance fee | maintenance fees | maintenance charges | community fee | community fees | owners association | building fees | annual charges | hoa | hoa fees',
  ),
  topic(
    'mortgage',
    'morgage | mortage | loan from bank | bank finance | bank financing | borrow | borrowing | pre approval | preapproval | eibor | fixed rate | variable rate | emi | loan amount | minimum down payment | early settlement | mortgage rates | mortgage rate | mortgage | mortgages | home loan | home loans | down payment | downpayment | finance | financing | bank loan | interest rate | interest rates | loan | ltv | loan to value | deposit to buy | home finance',
  ),
  topic(
    'freehold_foreigners',
    'own land | owning land | own any land | own the land | foreigners cant own land | foreigners cannot own land | freehold mean | what is freehold | is it freehold | freehold zone | freehold zones | freehold ownership | foreign nationals | foreign national | expat buy | expat own | as an expat | as a foreigner | as foreigners | as expats | other nationalities | tourists buy | tourist buy | on a tourist visa | without residency | overseas buyers | overseas buyer | indians buy | brits buy | americans buy | europeans buy | foreigners purchase | foreigners allowed | expats allowed | freehold area | freehold areas | freehold and leasehold | freehold or leasehold | freehold leasehold | leasehold | can foreigners buy | can foreigners own | foreigners buy | foreigners own | foreigner buy | foreigner own | expats buy | expats own | can expats | non residents buy | foreign ownership | can a foreigner | can an expat | can an indian | can indians | can non residents | can non uae | foreign buyers | own property as a foreigner | non resident',
  ),
  topic(
    'agency_commission',
    'comission | commision | agents fee | agents fees | agent charge | agents charge | agent charges | agent take | agents take | broker charges | broker charge | brokerage fee | brokerage fees | realtor fees | estate agent fee | estate agent fees | pay the agent | pay an agent | your fee | your fees | your commission | commission | agent fee | agent fees | agency fee | agency fees | broker fee | broker fees | agent commission | agency commission | broker commission | brokerage | realtor fee',
  ),
  topic(
    'cheques_deposit',
    'cheque payment | cheque payments | number of cheques | rent cheques | pdc | pdcs | monthly rent payments | pay monthly | deposit back | return of deposit | deposit refund | refund of deposit | damage deposit | bounced cheque | cheque | cheques | check payments | how many cheques | security deposit | deposit | deposits | post dated cheques | pay rent monthly | rent in instalments | rent in installments | pay the rent | rent payments | installments for rent | refundable deposit',
  ),
  topic(
    'off_plan_process',
    'developer delays | delays the handover | delay the handover | delayed handover | handover delayed | handover delay | project delayed | delayed project | project cancelled | developer goes bankrupt | developer goes bust | developer fails | escrow account | how safe is off plan | off plan safe | off plan buying | sales and purchase agreement | reservation fee | instalment plan | installment plan | post handover plan | post handover payment plan | resell off plan | sell before handover | payment plan | payment plans | off plan process | buying off plan | buy off plan | how does off plan | off plan work | oqood | escrow | off plan risks | risks of off plan | is off plan safe | post handover | handover payment | construction delays | off plan purchase',
  ),
  topic(
    'eviction_rent_increase',
    'evicted | kicked out | kick us out | throw me out | throw us out | asks me to leave | notice to vacate | vacate notice | 12 months notice | rent hike | rent hikes | hike the rent | increase in rent | rental increase | rent go up | put the rent up | put up the rent | put up my rent | landlord wants to increase | landlord wants more | increasing my rent | raising my rent | raising the rent | rent increases | maximum rent increase | break my contract | terminate my contract | terminate the contract | terminate early | end the lease | leave early | early termination | renew my contract | renew my lease | rental dispute | dispute with landlord | landlord refuses | evict | eviction | rent increase | increase rent | increase the rent | increase my rent | raise the rent | raise my rent | rera index | rera calculator | rental index | landlord increase | notice period | eviction notice | landlord rights | tenant rights | kick me out | break the lease | break my lease | terminate lease | rent cap | renewal | landlord evict | landlord raise | break contract early',
  ),
  topic(
    'list_my_property',
    'put my flat on | put my villa on | put my apartment on | put my house on | put my property on | put my place on | upload a property | submit my property | submit a property | sell through you | rent through you | advertise here | listing my | listing a property | list with you | list on your site | list on your website | list a flat | list a villa | list an apartment | post an ad | place an ad | post a listing | add a listing | add my flat | add a property | create a listing | find a tenant for | find tenants for | find a buyer for | join as an agent | list as an agent | agent registration | register my agency | register as agent | let out my | let out our | list my | list a property | advertise my | post my | sell my | rent out my | let my | upload my property | post a property | publish a listing | publish my | add my property | list property | advertise a property | how do i list | lease my | rent out a | list your property | become an agent | register as an agent',
  ),
  topic(
    'account_help',
    'account | cant log into | cant login | log into | logging in | cannot sign in | cant sign in | change password | change my phone number | update my email | new password | password reset | my favourites | my favorites | saved homes | saved searches | save a search | wishlist | unsubscribe | verify my email | verification email | my password | my account | log in | login | sign up | signup | register an account | create an account | reset password | forgot password | forgot my password | change my password | delete my account | profile | favourites | favorites | saved properties | verification code | otp | sign in | change my email | update my profile | cant log in | cannot log in',
  ),
  topic(
    'contact_us',
    'get hold of you | get in touch with you | reach you | call you | phone you | email you | your whatsapp | your phone | your contact | your contacts | your location | head office | where are you based | where are you | office hours | are you open | visit your office | complaint | speak to support | support email | helpline | hotline | customer care | contact you | your office | your phone number | your email | your address | contact details | office address | where are you located | where is your office | customer service | customer support | how can i reach you | how do i contact | contact us | your number | contact number | opening hours | working hours | support team',
  ),
  topic(
    'dewa_utilities',
    'dewa connection | dewa account | dewa deposit | dewa bill | activate dewa | set up dewa | connect water | connect the electricity | connect utilities | set up utilities | electricity and water | internet | wifi | wi fi | etisalat | gas bill | ac bill | cooling bill | chiller bill | dewa | electricity | water bill | water and electricity | utility | utilities | electricity bill | internet connection | empower | chiller fees | cooling charges | connect electricity | sewa | addc | district cooling | gas connection | utility bills',
  ),
  row(
    { kind: 'ordinal', value: 1 },
    'first | 1st | first one | the first | the first one | the 1st | the 1st one | 1st one',
  ),
  row(
    { kind: 'ordinal', value: 2 },
    'second | 2nd | second one | the second | the second one | the 2nd | the 2nd one | 2nd one',
  ),
  row(
    { kind: 'ordinal', value: 3 },
    'third | 3rd | third one | the third | the third one | the 3rd | the 3rd one | 3rd one',
  ),
  row(
    { kind: 'ordinal', value: 4 },
    'fourth | 4th | fourth one | the fourth | the fourth one | the 4th | 4th one',
  ),
  row(
    { kind: 'ordinal', value: 5 },
    'fifth | 5th | fifth one | the fifth | the fifth one | the 5th | 5th one',
  ),
  row({ kind: 'ordinal', value: 6 }, 'sixth | 6th'),
  row({ kind: 'ordinal', value: -1 }, 'last | last one | the last | the last one'),
  firstCards(
    2,
    'first two | the first two | the first 2 | the first couple | first couple | first 2 | both of them | both of these | both options | compare both | these two | those two | the top two | top 2',
  ),
  firstCards(
    3,
    'first three | the first three | the first 3 | first 3 | these three | those three | top three | top 3',
  ),
  firstCards(4, 'first four | the first four | first 4'),
  ...cardNumbers('#{} | number {} | option {} | listing {}'),
  row({ kind: 'day', offset: -1 }, 'yesterday | last night'),
  row({ kind: 'day', offset: 0 }, 'today'),
  row({ kind: 'day', offset: 0, part: 'evening' }, 'tonight | this evening'),
  row({ kind: 'day', offset: 0, part: 'afternoon' }, 'this afternoon'),
  row({ kind: 'day', offset: 1 }, 'tomorrow | tmrw | tomorow | tmr'),
  row({ kind: 'day', offset: 2 }, 'day after tomorrow | the day after tomorrow'),
  row({ kind: 'weekday', weekday: 0 }, 'sunday | sun'),
  row({ kind: 'weekday', weekday: 1 }, 'monday | mon'),
  row({ kind: 'weekday', weekday: 2 }, 'tuesday | tue | tues'),
  row({ kind: 'weekday', weekday: 3 }, 'wednesday | wed'),
  row({ kind: 'weekday', weekday: 4 }, 'thursday | thu | thurs'),
  row({ kind: 'weekday', weekday: 5 }, 'friday | fri'),
  row({ kind: 'weekday', weekday: 6 }, 'saturday | sat'),
  row(
    { kind: 'part-of-day', part: 'morning' },
    'morning | in the morning | before noon | before midday | before lunch',
  ),
  row({ kind: 'part-of-day', part: 'afternoon' }, 'afternoon | in the afternoon | noon | midday'),
  row({ kind: 'part-of-day', part: 'evening' }, 'evening | in the evening | night'),
  row({ kind: 'clock', mark: 'am' }, 'am | a.m. | a.m'),
  row({ kind: 'clock', mark: 'pm' }, 'pm | p.m. | p.m'),
  row({ kind: 'clock', mark: 'hour' }, 'oclock | o clock'),
  row({ kind: 'past', minutes: 30 }, 'half past'),
  row({ kind: 'past', minutes: 15 }, 'quarter past | a quarter past'),
  row({ kind: 'past', minutes: -15 }, 'quarter to | a quarter to'),
  row({ kind: 'name-follows' }, 'my name is | im | i am | this is | name is | name'),
  row({ kind: 'plain', adds: true }, 'with'),
  plain(
    'mall of the emirates | dubai mall | ibn battuta mall | ibn battuta | the airport | dubai airport | airport | the mall | mall | expo city mall | global village | first home | first time | first floor | first time buyer | last minute | last year | a while | morning person | two of us | second hand | second home | one of | which one | this one | that one | one more | no one | more than one in | at first | no problem | not sure | why not | or not | whether or not | if possible | as soon as possible | asap | 24/7 | 24 hours | 24 hour | no thanks',
  ),
]
