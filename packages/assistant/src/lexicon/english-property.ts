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
  '{} view | {} views | {} facing | facing {} | facing the {} | view of {} | view of the {} | views of {} | views of the {} | view on the {} | view to the {} | view over the {} | views over the {} | overlooking {} | overlooking the {} | overlook the {} | looking at the {} | can see the {}'

const views = (slug: string, objects: string) => amenity(slug, combine(viewPatterns, objects))

/** Kinds, features and terms of a home in English. */
export const englishProperty: PhraseTable = [
  type('apartment', 'apartment | flat | apt | appt | condo | condominium | appartement | flatlet'),
  type(
    'villa',
    'villa | bungalow | mansion | detached house | detached villa | standalone villa | independent villa | semi detached villa',
  ),
  type(
    'townhouse',
    'townhouse | town house | townhome | town home | row house | rowhouse | terraced house | th | t/h',
  ),
  type(house, 'house | family house'),
  type('penthouse', 'penthouse | pent house | ph'),
  type('duplex', 'duplex | maisonette | duplex apartment | duplex flat | two storey apartment'),
  type(
    'hotel-apartment',
    'hotel apartment | hotel apt | hotel flat | serviced apartment | service apartment | serviced flat | serviced residence | hotel residence | branded hotel residence | apart hotel | aparthotel | hotel room',
  ),
  type('villa-compound', 'villa compound | compound of villas | compound villa'),
  type(
    'land',
    'land | plot | plot of land | land plot | residential plot | commercial plot | residential land | building plot | building land | empty plot',
  ),
  type(
    'office',
    'office | office space | workspace | work space | commercial office | fitted office',
  ),
  type(
    'retail',
    'shop | retail | retail space | retail shop | retail unit | store | showroom | show room | commercial shop | boutique space | restaurant space | cafe space',
  ),
  type(
    'warehouse',
    'warehouse | ware house | storage facility | industrial unit | logistics space',
  ),
  row(
    { kind: 'home' },
    'home | property | unit | place | accommodation | residence | somewhere to live | listing | option | realty | real estate | dwelling | houses and apartments | properties | houses for families | something',
  ),

  amenity(
    'private-pool',
    'private pool | private swimming pool | own pool | pool of its own | own swimming pool | its own pool | pvt pool | plunge pool',
  ),
  amenity(
    'pool',
    'pool | swimming pool | shared pool | communal pool | community pool | common pool | swimming',
  ),
  amenity(
    'gym',
    'gym | gymnasium | fitness center | fitness centre | fitness room | fitness | fitness facilities | health club',
  ),
  amenity(
    'parking',
    'parking | car parking | car park | parking space | parking spot | parking slot | parking bay | covered parking | underground parking | basement parking | garage | carport | car space',
  ),
  amenity('balcony', 'balcony | balconies | juliet balcony'),
  amenity('terrace', 'terrace | roof terrace | rooftop terrace | patio | sun deck'),
  amenity(
    'garden',
    'garden | private garden | back garden | yard | backyard | back yard | lawn | landscaped garden',
  ),
  amenity(
    'maids-room',
    'maids room | maid room | maids quarters | maid quarters | maid | maids | maids bedroom | helper room | helpers room | nanny room | nannys room | housekeeper room | room for the maid | room for a maid | servant room | staff room',
  ),
  amenity(
    'study',
    'study | study room | home office | office room | work room | room to work | reading room | room for work | wfh room',
  ),
  amenity('storage', 'storage | storage room | store room | storeroom | storage space'),
  amenity(
    'kitchen-appliances',
    'kitchen appliances | appliances | equipped kitchen | fully equipped kitchen | fitted kitchen | white goods | kitchen equipped | with appliances',
  ),
  amenity(
    'built-in-wardrobes',
    'built in wardrobes | built in wardrobe | builtin wardrobes | wardrobes | built in closets | built in closet | fitted wardrobes | closets | built in cupboards',
  ),
  amenity(
    'pets-allowed',
    'pet friendly | pets allowed | pets ok | pets okay | pets welcome | petfriendly | allow pets | allows pets | accept pets | accepts pets | allow dogs | allows dogs | allow cats | allows cats | dogs allowed | cats allowed | dog allowed | cat allowed | have a dog | have a cat | have a pet | have dogs | have cats | have pets | got a dog | got a cat | dog friendly | cat friendly | my dog | my cat | with a dog | with a cat | with pets | with my dog | with my cat | bring my dog | bring my cat | a dog | a cat | pet | dog | cat | pets',
  ),
  amenity(
    'near-metro',
    'near metro | near the metro | near a metro | near to metro | close to metro | close to the metro | close to a metro | next to metro | next to the metro | next to a metro | by the metro | metro nearby | walk to metro | walk to the metro | walking distance to metro | walking distance to the metro | walking distance from metro | walking distance from the metro | walkable to metro | walkable to the metro | near metro station | near a metro station | near the metro station | close to metro station | close to a metro station | close to the metro station | metro access | metro within walking distance | metro close by | metro station nearby | beside metro | metro',
  ),
  amenity(
    'near-school',
    'near school | near schools | near a school | near the school | near good schools | near a good school | close to school | close to schools | close to a school | close to good schools | close to a good school | next to a school | next to school | by a school | schools nearby | school nearby | walking distance to school | walking distance to a school | good schools nearby | near the schools | good school | near nursery | good schools',
  ),
  amenity(
    'beach-access',
    'beach access | access to the beach | access to beach | private beach | near beach | near the beach | close to beach | close to the beach | on the beach | beachfront | beach front | by the beach | next to the beach | walk to the beach | walking distance to the beach | walking distance to beach | beach nearby | beachside | beach side | steps from the beach | beach',
  ),
  amenity(
    'play-area',
    'play area | playground | kids play area | childrens play area | children play area | play ground | kids area | kids playground',
  ),
  amenity(
    'security',
    'security | 24 hour security | 24/7 security | 24h security | gated | gated community | guards | security guard | secure building | cctv',
  ),
  amenity('concierge', 'concierge | concierge service | reception | doorman | front desk'),
  amenity(
    'chiller-free',
    'chiller free | free chiller | no chiller | without chiller | chiller included | free ac | ac free | ac included | free cooling | chillerfree | cooling included | free air conditioning',
  ),
  amenity(
    'high-floor',
    'high floor | higher floor | upper floor | top floor | high up | high level | high floors | upper floors',
  ),
  amenity('ground-floor', 'ground floor | street level | ground level | first storey'),
  amenity(
    'vacant',
    'vacant | empty | vacant on transfer | vacant now | available immediately | immediate move in | available now | immediately available | unoccupied',
  ),
  amenity(
    'upgraded',
    'upgraded | renovated | newly renovated | refurbished | modernised | modernized | remodeled | remodelled | fully upgraded | newly upgraded',
  ),
  amenity(
    'bills-included',
    'bills included | bills inclusive | all bills included | including bills | incl bills | with bills | bills incl | utilities included | dewa included | including dewa | inclusive of bills | all inclusive | including utilities | bills included in rent',
  ),
  amenity('elevator', 'elevator | lift | lifts | private elevator | private lift'),
  amenity('barbecue-area', 'barbecue area | barbecue | bbq | bbq area | barbeque'),
  amenity(
    'central-ac',
    'central ac | central air conditioning | central a/c | centralised ac | centralized ac | air conditioning',
  ),
  views('sea-view', 'sea | ocean | beach | gulf | seaside'),
  views('burj-khalifa-view', 'burj khalifa | burj | khalifa'),
  views('marina-view', 'marina'),
  views('golf-view', 'golf | golf course'),
  views('canal-view', 'canal | dubai canal | water canal'),
  views('lake-view', 'lake'),
  views('park-view', 'park | garden | greenery | green'),
  views('city-view', 'city | skyline | city skyline | downtown skyline'),
  views('landmark-view', 'landmark | burj al arab | dubai frame | ain dubai'),
  views('water-view', 'water | waterfront | lagoon | creek'),

  purpose(
    'sale',
    'for sale | sale | to buy | buy | buying | purchase | purchasing | to purchase | to own | sell | selling | ownership | freehold | on sale | resale | buyer | invest in buying | want to own | secondary market | cash buyer',
  ),
  purpose(
    'rent',
    'for rent | to rent | rent | rnt | renting | rental | rentals | on rent | lease | leasing | to lease | for lease | to let | letting | tenant | rented | 4 rent | 2 rent | yearly rent | monthly rent | annual rent | on lease | short term rental | tenancy',
  ),
  completion(
    'off_plan',
    'off plan | offplan | under construction | pre launch | prelaunch | new launch | from developer | from the developer | directly from developer | handover soon | not ready yet | being built | new project | pre construction | preconstruction',
  ),
  completion(
    'ready',
    'ready | completed | ready to move in | move in ready | ready to move | ready to live in | ready property | ready home | ready unit | already built | finished | existing building | secondary',
  ),
  furnished(
    'furnished',
    'furnished | fully furnished | with furniture | full furnished | furniture included | including furniture | furnished fully',
  ),
  furnished(
    'unfurnished',
    'unfurnished | un furnished | without furniture | non furnished | no furniture | not furnished | unfurnish | bare',
  ),
  furnished(
    'partly',
    'partly furnished | semi furnished | partially furnished | part furnished | half furnished',
  ),
  cheaper(
    'cheaper | cheaper ones | something cheaper | anything cheaper | less expensive | less expensive ones | too expensive | too pricey | too much money | lower price | a lower price | lower the price | more affordable | cheaper options | cheaper one',
  ),
  sort(
    'price_asc',
    'cheap | cheapest | cheapest first | lowest price | lowest price first | lowest first | sort by price | price low to high | low to high | affordable | inexpensive | budget friendly | low budget | most affordable | least expensive | lowest priced | economical | low cost | low price | cheap one | best price | by price',
  ),
  sort(
    'price_desc',
    'most expensive | highest price | high to low | price high to low | priciest | dearest | most luxurious | highest priced | expensive first | most expensive first | highest first',
  ),
  sort(
    'newest',
    'newest | latest | most recent | recently listed | recently added | new listings | newest first | latest listings | latest first | just listed | freshly listed | newest listings | new ones | most recently listed',
  ),
  sort(
    'size_desc',
    'biggest | largest | biggest first | largest first | most spacious | bigger | larger | bigger ones | the most space | roomiest',
  ),
  sort('size_asc', 'smallest | smallest first | smaller | smaller ones | most compact'),
  plain(
    'bigger than that | new | luxury | luxurious | modern | nice | good | great | beautiful | spacious | big | large | small | cozy | lovely | quiet | family | families | couple | bachelor | kids | children | brand new | premium',
  ),
]
