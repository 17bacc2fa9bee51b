import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import {
  amenity,
  cheaper,
  completion,
  furnished,
  house,
  plain,
  purpose,
  row,
  sort,
  type,
} from './wording.ts'

const viewPatterns =
  '{} view | {} views | {} vw | {} vew | {} viw | {} vista | with {} in view | view onto the {} | view onto {} | looks onto the {} | looks out on the {} | looking over the {} | look out over the {} | see the {} | {} side view | {} sight | to see the {} | {} facing | facing {} | facing the {} | view of {} | view of the {} | views of {} | views of the {} | view on the {} | view to the {} | view over the {} | views over the {} | overlooking {} | overlooking the {} | overlook the {} | looking at the {} | can see the {}'

const views = (slug: string, objects: string) => amenity(slug, combine(viewPatterns, objects))

/** Ways to say that something is near. */
const nearby =
  'near {} | near to {} | nearby {} | next to {} | close to {} | close by {} | close by to {} | right by {} | beside {} | around {} | within reach of {} | walking distance to {} | walkable to {}'

/** Kinds, features and terms of a home in English. */
export const englishProperty: PhraseTable = [
  type(
    'apartment',
    'apartment | appt | condominium | appartement | flatlet | apmt | aptmt | apartmt | loft | loft apartment | simplex',
  ),
  type(
    'villa',
    'villa | bungalow | mansion | detached house | detached villa | standalone villa | independent villa | semi detached villa | semi detached house | semi detached | detached home | signature villa | garden villa',
  ),
  type(
    'townhouse',
    'townhouse | townhome | town home | row house | rowhouse | terraced house | terrace house | townhse | twnhouse | townhome | terraced home | th | t/h',
  ),
  type(house, 'family house | detached family home'),
  type('penthouse', 'penthouse | pent house | ph'),
  type('duplex', 'duplex | duplex apartment | duplex flat | two storey apartment'),
  type(
    'hotel-apartment',
    'serviced apt | serviced apts | service apt | hotel apts | hotel apartment | hotel flat | serviced apartment | service apartment | serviced flat | serviced residence | hotel residence | branded hotel residence | apart hotel | aparthotel | hotel room | holiday apartment | holiday home apartment | hotel style apartment | branded residence',
  ),
  type('villa-compound', 'villa compound | compound of villas | compound villa'),
  type(
    'land',
    'land | plot of land | land plot | residential plot | commercial plot | residential land | building plot | building land | empty plot | villa plot | plots of land | lands | piece of land | corner plot',
  ),
  type(
    'office',
    'office | office space | workspace | work space | commercial office | fitted office',
  ),
  type(
    'retail',
    'retail | retail space | retail shop | retail unit | store | showroom | show room | commercial shop | commercial space | shop space | storefront | salon space | kiosk | boutique space | restaurant space | cafe space',
  ),
  type(
    'warehouse',
    'warehouse | ware house | storage facility | industrial unit | logistics space | storage warehouse | godown | industrial warehouse | factory space',
  ),
  row(
    { kind: 'home' },
    'home | property | unit | place | accommodation | residence | somewhere to live | listing | option | realty | real estate | dwelling | houses and apartments | properties | houses for families | something | bed space | bedspace | partition | digs | pad | crib | rental home | lodging | listings | options | units',
  ),

  amenity(
    'private-pool',
    'private pool | private swimming pool | own pool | pool of its own | own swimming pool | its own pool | pvt pool | plunge pool | pool just for us | personal pool | pool in the garden | pool in the backyard | own private pool',
  ),
  amenity(
    'pool',
    'pool | communal pool | community pool | common pool | swimming | pools | rooftop pool | infinity pool | kids pool | lap pool',
  ),
  amenity(
    'gym',
    'gym | gymnasium | fitness center | fitness centre | fitness room | fitness | fitness facilities | health club | workout room | work out room | gyms | weights room | fitness area | exercise room',
  ),
  amenity(
    'parking',
    'parking | car parking | car park | parking space | parking spot | parking slot | parking bay | covered parking | underground parking | basement parking | garage | carport | car space | space for my car | spot for my car | place to park | somewhere to park | allocated parking | parkings | place for my car | space for a car | car garage | room for a car | room for two cars | room for my car | room for cars',
  ),
  amenity('balcony', 'balcony | balconies | juliet balcony | balcon | loggia | big balcony'),
  amenity(
    'terrace',
    'terrace | roof terrace | rooftop terrace | patio | sun deck | terraces | rooftop | private terrace | large terrace',
  ),
  amenity(
    'garden',
    'garden | private garden | back garden | yard | backyard | back yard | lawn | landscaped garden | green area | outdoor space | outside space | grassy area | gardens',
  ),
  amenity(
    'maids-room',
    'maids room | maid room | maids quarters | maid quarters | maid | maids | maids bedroom | helper room | helpers room | nanny room | nannys room | housekeeper room | room for the maid | room for a maid | servant room | staff room | servants room | live in help room | live in maid | room for a nanny | room for nanny | room for maid | room for helper | helper quarters | domestic help room | maidsroom | maidroom | housemaid room | live in nanny',
  ),
  amenity(
    'study',
    'study | study room | home office | office room | work room | room to work | reading room | room for work | wfh room | office at home | a study | den | library | room for an office | space for an office',
  ),
  amenity(
    'storage',
    'storage | storage room | store room | storeroom | storage space | storerooms | box room | basement storage | extra storage | storage unit',
  ),
  amenity(
    'kitchen-appliances',
    'kitchen appliances | appliances | equipped kitchen | fully equipped kitchen | fitted kitchen | white goods | kitchen equipped | with appliances | washing machine | dishwasher | fridge and cooker | fridge | appliances included | kitchen with appliances | oven | cooker | white goods included',
  ),
  amenity(
    'built-in-wardrobes',
    'built in wardrobes | built in wardrobe | builtin wardrobes | wardrobes | built in closets | built in closet | fitted wardrobes | closets | built in cupboards | built in closet space | fitted closets | fitted cupboards | walk in closet | walk in wardrobe | closet space | wardrobe',
  ),
  amenity(
    'pets-allowed',
    'pet friendly | pets allowed | pets ok | pets okay | pets welcome | petfriendly | allow pets | allows pets | accept pets | accepts pets | allow dogs | allows dogs | allow cats | allows cats | dogs allowed | cats allowed | dog allowed | cat allowed | have a dog | have a cat | have a pet | have dogs | have cats | have pets | got a dog | got a cat | dog friendly | cat friendly | my dog | my cat | with a dog | with a cat | with pets | with my dog | with my cat | bring my dog | bring my cat | a dog | a cat | pet | dog | cat | pets | puppy | kitten | labrador | golden retriever | husky | my pet | furry friend | fur baby | dogs | cats | pet friendly building | ok with dogs | ok with pets | ok with cats | animals allowed | takes pets | pet ok',
  ),
  amenity(
    'near-metro',
    combine(
      nearby,
      'metro | the metro | a metro | metro station | the metro station | a metro station',
    ),
  ),
  amenity(
    'near-school',
    combine(nearby, 'school | a school | the school | schools | the schools | good schools'),
  ),
  amenity('beach-access', combine(nearby, 'beach | the beach | a beach | the sea | sea')),
  amenity(
    'near-metro',
    'near metro | near the metro | near a metro | near to metro | close to metro | close to the metro | close to a metro | next to metro | next to the metro | next to a metro | by the metro | metro nearby | walk to metro | walk to the metro | walking distance to metro | walking distance to the metro | walking distance from metro | walking distance from the metro | walkable to metro | walkable to the metro | near metro station | near a metro station | near the metro station | close to metro station | close to a metro station | close to the metro station | metro access | metro within walking distance | metro close by | metro station nearby | beside metro | metro | subway | near subway | metro link | close to a station | red line | green line metro | next to a station | near a station',
  ),
  amenity(
    'near-school',
    'near school | near schools | near a school | near the school | near good schools | near a good school | close to school | close to schools | close to a school | close to good schools | close to a good school | next to a school | next to school | by a school | schools nearby | school nearby | walking distance to school | walking distance to a school | good schools nearby | near the schools | good school | near nursery | good schools | close to the kids school | schools around | school close by | schools close by | near kids school | walk to school | schools within walking distance | school catchment | school within walking distance | nursery nearby | near a nursery | close to nurseries | close to schools',
  ),
  amenity(
    'beach-access',
    'beach access | access to the beach | access to beach | private beach | near beach | near the beach | close to beach | close to the beach | on the beach | beachfront | beach front | by the beach | next to the beach | walk to the beach | walking distance to the beach | walking distance to beach | beach nearby | beachside | beach side | steps from the beach | beach | close to the sea | near the sea | by the sea | next to the sea | walk to the sea | seafront | sea front | beachy | on the seafront | waterfront beach',
  ),
  amenity(
    'play-area',
    'play area | playground | kids play area | childrens play area | children play area | play ground | kids area | kids playground | childrens playground | playgrounds | swings | kids play | kids club | play zone | somewhere for the kids to play',
  ),
  amenity(
    'security',
    'security | 24 hour security | 24/7 security | 24h security | gated | gated community | guards | security guard | secure building | cctv | round the clock security | secured | safe compound | 24 hours security | secure community | guarded | gated compound | security guards',
  ),
  amenity(
    'concierge',
    'concierge | concierge service | reception | doorman | front desk | porter | lobby service',
  ),
  amenity(
    'chiller-free',
    'chiller free | free chiller | no chiller | without chiller | chiller included | free ac | ac free | ac included | free cooling | chillerfree | cooling included | free air conditioning | chiller is free | aircon included | ac is free | a/c included | no chiller fees | no chiller bills | chiller paid | free a/c | chiller cost included | free aircon',
  ),
  amenity(
    'high-floor',
    'high floor | higher floor | upper floor | top floor | high up | high level | high floors | upper floors | topmost floor | higher up | high storey | higher floors | top floors',
  ),
  amenity(
    'ground-floor',
    'ground floor | street level | ground level | first storey | ground floors | g floor | grnd floor',
  ),
  amenity(
    'vacant',
    'vacant | empty | vacant on transfer | vacant now | available immediately | immediate move in | available now | immediately available | unoccupied | ready to vacate | vacant possession | keys in hand',
  ),
  amenity(
    'upgraded',
    'upgraded | renovated | newly renovated | refurbished | modernised | modernized | remodeled | remodelled | fully upgraded | newly upgraded | redone | revamped | fully renovated | recently renovated | remodelled kitchen | renovated kitchen | new interior',
  ),
  amenity(
    'payment-plan',
    'instalment payment plan | installment payment plan | with payment plan | with a payment plan | with easy payment plan | with flexible payment plan | easy payment plan | flexible payment plan | on a payment plan | on payment plan | payment plan available | having a payment plan | have a payment plan | has a payment plan | offer a payment plan | offering a payment plan | with post handover payment plan | with a post handover payment plan | with post handover plan | phpp | with instalments | with installments | on instalments | on installments',
  ),
  amenity(
    'bills-included',
    'bills included | bills inclusive | all bills included | including bills | incl bills | with bills | bills incl | utilities included | dewa included | including dewa | inclusive of bills | all inclusive | including utilities | bills included in rent | bills all in | everything included | incl dewa | dewa inclusive | bills in the price | all bills in | with dewa | utilities inclusive | water and electricity included | incl utilities',
  ),
  amenity('elevator', 'elevator | lift | lifts | private elevator | private lift'),
  amenity('barbecue-area', 'barbecue area | barbecue | bbq | bbq area | barbeque'),
  amenity(
    'central-ac',
    'central ac | central air conditioning | central a/c | centralised ac | centralized ac | air conditioning',
  ),
  views('sea-view', 'sea | ocean | beach | gulf | seaside'),
  // 'See' is a word of its own, and no slip to be found.
  amenity('sea-view', 'see view | see views | see vew | see viw'),
  views('burj-khalifa-view', 'burj khalifa | burj | khalifa | bk'),
  views('marina-view', 'marina'),
  views('golf-view', 'golf | golf course'),
  views('canal-view', 'canal | dubai canal | water canal'),
  views('lake-view', 'lake | lakes'),
  views('park-view', 'park | garden | greenery | green | parkland | gardens'),
  views(
    'city-view',
    'city | skyline | city skyline | downtown skyline | sheikh zayed road | szr | cityscape',
  ),
  views('landmark-view', 'landmark | burj al arab | dubai frame | ain dubai'),
  views('water-view', 'water | waterfront | lagoon | creek'),

  purpose(
    'sale',
    'buying | purchase | purchasing | to purchase | to own | sell | selling | ownership | freehold | on sale | resale | buyer | invest in buying | want to own | secondary market | cash buyer | buyin | looking to own | acquire | acquiring | get on the property ladder | to be bought | freehold unit | 4 sale | first time buyer | purchse',
  ),
  purpose(
    'rent',
    'for ret | for rnet | to ret | to rnet | to ren | for ren | for retn | fro rent | ofr rent | ot rent | rnet | retn | rentt | rrent | reent | cost to rent a | cost to rent an | rent for a | rent for an | rnt | renting | rentals | on rent | lease | leasing | to lease | for lease | letting | tenant | rented | 4 rent | 2 rent | yearly rent | monthly rent | annual rent | on lease | short term rental | tenancy | rentin | to rent out for myself | rental unit | long term rental | take on rent | for rental | long let | short let | short term | long term let | rent per year | rent per month',
  ),
  completion(
    'off_plan',
    'off plan | offplan | under construction | pre launch | prelaunch | new launch | from developer | from the developer | directly from developer | handover soon | not ready yet | being built | new project | pre construction | preconstruction | offplan project | still being built | off the plan | offplans | launching soon | upcoming project | upcoming projects | under build | brand new launch | newly launched | with handover in',
  ),
  completion(
    'ready',
    'ready | completed | ready to move in | move in ready | ready to move | ready to live in | ready property | ready home | ready unit | already built | finished | existing building | secondary | handed over | already handed over | handover done | handover already done | handover completed | ready built | not off plan | nothing off plan | nothing under construction | nothing being built | no off plan | no offplan | not offplan | move in now | readymade',
  ),
  furnished(
    'furnished',
    'furnished | fully furnished | with furniture | full furnished | furniture included | including furniture | furnished fully | with furnitures | fully furnised | furnised | fully equipped and furnished | comes furnished | furnitured | comes with furniture | frnshd | f/f | has furniture',
  ),
  furnished(
    'unfurnished',
    'unfurnished | un furnished | without furniture | non furnished | no furniture | not furnished | unfurnish | bare | unfurn | unfurnised | no furnitures | i have my own furniture | we have our own furniture | have our own furniture | have my own furniture | own furniture | empty of furniture',
  ),
  furnished(
    'partly',
    'partialy furnished | partially furnised | semi furnised | semifurnished | part furn | partly furnished | semi furnished | partially furnished | part furnished | half furnished',
  ),
  cheaper(
    'cheaper | cheaper ones | something cheaper | anything cheaper | less expensive | less expensive ones | too expensive | too pricey | too much money | lower price | a lower price | lower the price | more affordable | cheaper options | cheaper one',
  ),
  sort(
    'price_asc',
    'cheap | cheapest | cheapest first | lowest price | lowest price first | lowest first | sort by price | price low to high | low to high | affordable | inexpensive | budget friendly | low budget | most affordable | least expensive | lowest priced | economical | low cost | low price | cheap one | best price | by price | bargain | cheapie  | dirt cheap | cheapo | lowest rent | reasonably priced | cheapest one | cheapest ones | cheapest available',
  ),
  sort(
    'price_desc',
    'most expensive | highest price | high to low | price high to low | priciest | dearest | most luxurious | highest priced | expensive first | most expensive first | highest first',
  ),
  sort(
    'newest',
    'newest | latest | most recent | recently listed | recently added | new listings | newest first | latest listings | latest first | just listed | freshly listed | newest listings | new ones | most recently listed | recent listings | freshly added | new listing | newly listed | new on the market | fresh listings | just added | posted recently | whats new',
  ),
  sort(
    'size_desc',
    'biggest | largest | biggest first | largest first | most spacious | bigger | larger | bigger ones | the most space | roomiest | largest one | biggest one | largest size | by size',
  ),
  sort(
    'size_asc',
    'smallest | smaller one | smallest first | smaller | smaller ones | most compact',
  ),
  row({ kind: 'place', slug: 'al-reem-island' }, 'reem | al reem'),
  plain(
    'bigger than that | nicer one | better one | newer one | nice one | good one | another one | different one | the one | right one | new | luxury | luxurious | modern | nice | good | great | beautiful | spacious | big | large | small | cozy | lovely | quiet | family | families | couple | bachelor | kids | children | brand new | premium',
  ),
]
