import type { PhraseTable } from '../grammar/phrase-table.ts'
import {
  amenity,
  before,
  cheaper,
  cue,
  furnished,
  house,
  number,
  plain,
  purpose,
  row,
  scale,
  sort,
  type,
} from './wording.ts'

/** Arabic in Latin letters, where 2, 3, 5, 7 stand for letters that Latin does not have. */
export const arabizi: PhraseTable = [
  type(
    'apartment',
    'sha2a | sha2et | sha22a | shaqa | sha8a | shagga | shaga | sho2a | shi2a | she2a | shu2a | sha2ah | shaqqa | she22a | sho22a | shu22a | shaqah | sha22et | sheqqa',
  ),
  type('villa', 'fella | filla | villat | vela | fela | villa'),
  type(house, 'beit | bayt | bet | manzil'),
  type('land', 'ard | ar9'),
  type('office', 'maktab'),
  type('retail', 'ma7al | mahal | dokkan'),
  row({ kind: 'home' }, 'saken | sakan | 3a2ar | 3aqar'),
  row(
    { kind: 'count', unit: 'bed', value: 1 },
    'ghorfe | ghorfa | ghurfa | ghorfeh | oda | 2oda | ghorfe w sala | ghorfa w sala | ghorfa wa sala | ghorfe w salon | ghorfa w salon | ghurfa w sala | ghurfa wa sala | ghorfe wa7de | ghorfa wa7da',
  ),
  row(
    { kind: 'count', unit: 'bed', value: 2 },
    'ghorfetein | ghorfeten | ghorftein | ghurfatain | ghorfatein | ghorfatain | ghurftain | ghorften | ghorfteen | ghorfetain | oodtein | odtein | ghurfatein | ghurfetein',
  ),
  row(
    { kind: 'unit', unit: 'bed' },
    'ghoraf | ghuraf | ghoraf nom | ghuraf nom | ghoraf noum | ghoraf nawm | owad',
  ),
  row({ kind: 'unit', unit: 'bath' }, '7ammamat | hammamat | 7amamat'),
  row({ kind: 'count', unit: 'bath', value: 2 }, '7ammamein | hammamein'),
  row({ kind: 'unit', unit: 'hall' }, 'sala | salon | saloon'),
  purpose(
    'sale',
    'lel bay3 | lil bay3 | lilbay3 | lelbay3 | bay3 | ashtri | eshtri | ashteri | lel beea | lel bee3 | lil be3 | lel be3 | lel bei3 | lal bei3 | lil bei3 | lal bay3 | lal bee3 | lal be3 | bei3 | bee3 | lel shira | shera2 | shira2 | tamalok | ashtary',
  ),
  purpose(
    'rent',
    'lel ajar | lil ajar | ejar | eejar | lel ejar | lil ejar | ajar | lel eejar | isti2jar | asta2jer | lel ijar | lil ijar | ijar | lel 2ijar | lilijar | lilejar | lelajar | lal ajar | lal ejar | lal ijar | lel egar | lal egar | lil egar | egar | eigar',
  ),
  before(
    'max',
    'ta7t | aqal men | a2al men | aqal min | ta7et | taht | la7ad | la7ed | le7ad | lahad | 7ad aqsa | ma yzeed 3an | a2al mn | agal men',
  ),
  before('min', 'akthar men | aktar men | fo2 | foq | akthar min | fou2 | 3al a2al | 3ala al aqal'),
  before('around', '7awali | 7awaly | ta2riban', true),
  row({ kind: 'until', bound: true }, 'la | le7ad | 7atta'),
  scale(1000, 'alf | 2alf | aalf | alaf | elf'),
  scale(1_000_000, 'malyon | melyon | malyoun | malayeen | milyon'),
  row({ kind: 'amount', value: 2_000_000 }, 'malyonein | melyonein | milyonein'),
  row({ kind: 'part', value: 0.5, side: 'before' }, 'nos | noss | nus'),
  number(2, 'tnein | etnein | ithnein | ethnein'),
  number(3, 'tlat | talat | tlateh | tlata | thalath | talata | thalatha'),
  number(4, 'arba3 | arba3a'),
  number(5, '5ams | khams | 5amse | khamsa | 5amsa'),
  number(6, 'sitt | sitte | sitta'),
  row(
    { kind: 'period', perYear: 1 },
    'bel sane | bil sana | bel sana | sanawi | sanaweyan | sanawiyan | fel sana | bilsana',
  ),
  row(
    { kind: 'period', perYear: 12 },
    'bel shaher | bil shahr | bel shahr | shahri | shahreyan | fel shahr | bishahr',
  ),
  amenity('pool', 'masba7 | masbah | mesba7 | 7ammam seba7a'),
  amenity('private-pool', 'masba7 khas | masba7 5as | masba7 khass'),
  amenity('balcony', 'balkone | balkona | balkon | shorfe | shorfa'),
  amenity('parking', 'maw2ef | mawqef | mawaqef | mawqif | mawgef'),
  amenity(
    'garden',
    '7adi2a | 7adeeqa | hadiqa | 7adiqa | jnaine | jnene | jneneh | jneine | jnayne',
  ),
  amenity(
    'maids-room',
    'ghorfet khadme | ghorfet khaddama | ghorfet shaghale | khadama | ghurfat khadima | ghorfat khadma',
  ),
  amenity(
    'near-metro',
    '2arib men el metro | areeb mn el metro | garib men el metro | jamb el metro | janb el metro | qareeb men el metro | 2areeb mn el metro | qarib min al metro',
  ),
  amenity('beach-access', '3al ba7er | 3al bahr | 2arib men el ba7er'),
  amenity('sea-view', 'itlale 3al ba7er | view ba7er | 3al ba7r | view el ba7er'),
  furnished(
    'unfurnished',
    'mesh mafroushe | mesh mafrousha | bala farsh | bidoun farsh | bdoun farsh | mo mafrousha | ghair mafrousha | mish mafrousha',
  ),
  furnished('furnished', 'mafroushe | mafrousha | mafroosha | mafrush | mafroush | mafrosha'),
  cheaper(
    'ar5as mennon | ar5as men heik | arkhas men heik | she ar5as | shi arkhas | ghali | ghalye',
  ),
  sort('price_asc', 'rkhisa | rkhis | rkhise | ra5isa | rakhisa | ar5as | arkhas | rakhis | r5isa'),
  row(
    { kind: 'negator', reach: 'next' },
    'mesh | mish | mo | bala | bidoun | bdoun | ma badi | ma bdi | ghair | mu',
  ),
  row({ kind: 'negator', reach: 'list' }, 'ma 3ada | 3ada | ella | gher'),
  row({ kind: 'joint', joint: 'or' }, 'aw | aou | wella | walla'),
  row({ kind: 'joint', joint: 'and' }, 'w | wa | ma3 | ou'),
  row({ kind: 'inside' }, 'fi | fel | fil | bi | bel | bil | b | janb | 2arib men | 3end'),
  row({ kind: 'also' }, 'kaman | aydan | 2aydan | kman'),
  row({ kind: 'about' }, 'shu 3an | wesh 3an | tayeb w'),
  row({ kind: 'set' }, 'khaliha | 5aliha | khaleha | 5alleha | khalliha'),
  cue(
    'search',
    'abi | abgha | badi | baddi | biddi | 3ayez | awez | 3awez | bade | bde | abghi | areed | oreed | wareeni | warini | dawwer | dawer | mawjood | fi 3andkon | 3andkom',
  ),
  row({ kind: 'day', offset: 0 }, 'el yom | elyom | lyom'),
  row({ kind: 'day', offset: 1 }, 'bukra | bokra | boukra | bukra'),
  row({ kind: 'day', offset: 2 }, 'ba3d bukra | ba3d bokra'),
  row({ kind: 'part-of-day', part: 'morning' }, 'el sobe7 | elsobh | sobe7'),
  row({ kind: 'part-of-day', part: 'evening' }, 'el masa | bel masa | masa2an'),
  row({ kind: 'clock', mark: 'hour' }, 'el sa3a | essa3a | sa3a'),
  row({ kind: 'ordinal', value: 1 }, 'el awal | awal wa7ad | el ola | el oula'),
  row({ kind: 'ordinal', value: 2 }, 'el tani | el tanye | el thani | el thaniya | tani wa7ad'),
  row({ kind: 'ordinal', value: 3 }, 'el talet | el thalith | el thaltha'),
  row({ kind: 'ordinal', value: -1 }, 'el akhir | akher wa7ad | el akhira | akher wahde'),
  cue('thanks', 'shukran | shokran | yislamo | mashkoor | meshkoor | teslam'),
  cue(
    'greet',
    'mar7aba | salam 3alaikum | assalam 3alaykom | ahlan | hala | kifak | shlonak | sabah el kheir',
  ),
  plain(
    'shu | shou | wesh | eish | ana | enta | ya3ni | bas | tayeb | please | law sama7t | 3an | ba7er | ba7r | bahr | men | min | el | al | il | ya | 7elwe | kbire | zghire | ktir | kteer | wayed | jdid',
  ),
]

/** Words that show it: two of them, or one that holds a digit between letters. */
export const arabiziMarkers: readonly string[] =
  'abi abgha badi bade baddi biddi bdi fi fel fil lel lil lal ma3 bay3 bei3 bee3 be3 sha2a shaqa ghorfe ghorfa ghoraf ghorfetein ta7t masba7 ajar ejar ijar 3ayez awez men aw khaliha kaman mesh mish shu wesh w bil bel malyon alf'.split(
    ' ',
  )
