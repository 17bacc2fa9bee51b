import { germanTopics } from './german-topics.ts'
import type { ReplyTexts } from './reply-texts.ts'

const list = (word: string) => (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`

const range = (min: string | undefined, max: string | undefined): string => {
  if (min !== undefined && max !== undefined) return `${min} bis ${max}`
  return min === undefined ? `bis ${max}` : `ab ${min}`
}

export const germanTexts: ReplyTexts = {
  locale: 'de-DE',
  gap: ' ',
  comma: ', ',
  money: (figure, perYear) => `${figure} AED${perYear ? ' im Jahr' : ''}`,
  area: (figure) => `${figure} Quadratfuß`,
  perSqft: (figure) => `${figure} AED je Quadratfuß`,
  and: list('und'),
  or: list('oder'),
  typeNames: {
    apartment: 'Wohnung',
    penthouse: 'Penthouse',
    duplex: 'Maisonette',
    'hotel-apartment': 'Hotelapartment',
    villa: 'Villa',
    townhouse: 'Reihenhaus',
    'villa-compound': 'Villenanlage',
    office: 'Büro',
    retail: 'Laden',
    warehouse: 'Lager',
    land: 'Grundstück',
  },
  amenityNames: {
    pool: 'Pool',
    'private-pool': 'Privatpool',
    gym: 'Fitnessraum',
    parking: 'Parkplatz',
    balcony: 'Balkon',
    terrace: 'Terrasse',
    garden: 'Garten',
    'maids-room': 'Personalzimmer',
    study: 'Arbeitszimmer',
    storage: 'Abstellraum',
    'kitchen-appliances': 'Einbauküche',
    'built-in-wardrobes': 'Einbauschränke',
    'pets-allowed': 'Haustiere erlaubt',
    'near-metro': 'nahe der Metro',
    'near-school': 'nahe einer Schule',
    'beach-access': 'Strandzugang',
    'play-area': 'Spielplatz',
    security: 'Sicherheitsdienst',
    concierge: 'Concierge',
    'chiller-free': 'Kühlung inklusive',
    'high-floor': 'hohe Etage',
    'ground-floor': 'Erdgeschoss',
    vacant: 'leerstehend',
    upgraded: 'renoviert',
    'bills-included': 'Nebenkosten inklusive',
    elevator: 'Aufzug',
    'sea-view': 'Meerblick',
    'burj-khalifa-view': 'Blick auf den Burj Khalifa',
    'marina-view': 'Blick auf die Marina',
    'golf-view': 'Blick auf den Golfplatz',
    'canal-view': 'Blick auf den Kanal',
    'lake-view': 'Seeblick',
    'park-view': 'Parkblick',
    'city-view': 'Stadtblick',
    'barbecue-area': 'Grillplatz',
    'central-ac': 'Zentralklimaanlage',
    'landmark-view': 'Blick auf Wahrzeichen',
    'water-view': 'Wasserblick',
    'payment-plan': 'Zahlung in Raten',
  },

  bedrooms: (min, max) => {
    if (min === 0 && max === 0) return 'Studio'
    if (min !== undefined && max === undefined) return `ab ${min} Schlafzimmer`
    if (min === undefined) return `bis ${max} Schlafzimmer`
    if (min === max) return `${min} Schlafzimmer`
    return `${min === 0 ? 'Studio' : min} bis ${max} Schlafzimmer`
  },
  bathrooms: (min) => `mindestens ${min} ${min === 1 ? 'Bad' : 'Bäder'}`,
  purpose: { sale: 'zum Kauf', rent: 'zur Miete' },
  inPlaces: (places) => `in ${places}`,
  price: range,
  size: range,
  withFeatures: (features) => `mit: ${features}`,
  furnished: { furnished: 'möbliert', unfurnished: 'unmöbliert', partly: 'teilmöbliert' },
  completion: { ready: 'bezugsfertig', off_plan: 'im Bau' },
  sorted: {
    relevance: 'passendste zuerst',
    newest: 'neueste zuerst',
    price_asc: 'günstigste zuerst',
    price_desc: 'teuerste zuerst',
    size_desc: 'größte zuerst',
    size_asc: 'kleinste zuerst',
    price_per_sqft_asc: 'günstigster Preis je Quadratfuß zuerst',
  },
  except: (things) => `außer ${things}`,

  resultsHeader: (places, count) =>
    count === 1
      ? `Hier ist die Immobilie${places}:`
      : `Hier sind einige Immobilien${places}, die Ihnen gefallen könnten:`,
  resultsCount: (count, figure) =>
    count === 1 ? `${figure} Immobilie verfügbar` : `${figure} Immobilien verfügbar`,
  viewListing: 'Inserat ansehen',

  found: (count, figure, criteria) =>
    `Ich habe ${figure} ${count === 1 ? 'Angebot' : 'Angebote'} gefunden${criteria === '' ? '' : `: ${criteria}`}.`,
  asking: (low, high) => `Die unten gezeigten kosten ${low} bis ${high}.`,
  askingOne: (price) => `Der Angebotspreis ist ${price}.`,
  onRequest: 'Preis auf Anfrage',
  none: (criteria) => `Kein Angebot passt${criteria === '' ? '' : `: ${criteria}`}.`,
  relaxLead: 'Mit einer Änderung gibt es Treffer:',
  relaxNothing:
    'Auch der Verzicht auf einen einzelnen Wunsch bringt keine Treffer. Sagen Sie mir, was am wichtigsten ist, dann fange ich dort an.',
  relax: {
    price: { label: 'Jedes Budget', message: 'jedes Budget' },
    bedrooms: { label: 'Beliebig viele Schlafzimmer', message: 'beliebig viele Schlafzimmer' },
    bathrooms: { label: 'Beliebig viele Bäder', message: 'beliebig viele Bäder' },
    size: { label: 'Jede Größe', message: 'jede Größe' },
    furnished: { label: 'Möbliert oder nicht', message: 'möbliert oder nicht' },
    completion: { label: 'Fertig oder im Bau', message: 'fertig oder im Bau' },
    type: { label: 'Jede Art', message: 'jede Art' },
    location: { label: 'Überall', message: 'überall' },
    purpose: { label: 'Kaufen oder mieten', message: 'kaufen oder mieten' },
    amenities: { label: 'Beliebige Ausstattung', message: 'beliebige Ausstattung' },
  },
  relaxFeature: (feature) => ({
    label: `Ohne Bedingung: ${feature}`,
    message: `${feature} ist nicht nötig`,
  }),
  counted: (label, figure) => `${label} (${figure})`,
  noMore: 'Das waren alle. Ändern Sie die Suche oder beginnen Sie eine neue.',

  ask: {
    purpose: 'Möchten Sie kaufen oder mieten?',
    location: 'An welche Gegend denken Sie?',
    type: 'Welche Art von Immobilie soll es sein?',
    bedrooms: 'Wie viele Schlafzimmer brauchen Sie?',
    price: 'Wie hoch ist Ihr Budget?',
    size: 'Wie groß ist sie, in Quadratfuß?',
  },
  buttons: {
    buy: { label: 'Kaufen', message: 'kaufen' },
    rent: { label: 'Mieten', message: 'mieten' },
    cheapest: { label: 'Günstigste zuerst', message: 'günstigste zuerst' },
    newest: { label: 'Neueste zuerst', message: 'neueste zuerst' },
    compareTwo: { label: 'Die ersten zwei vergleichen', message: 'vergleiche 1 und 2' },
    more: { label: 'Mehr anzeigen', message: 'mehr anzeigen' },
    startOver: { label: 'Neue Suche', message: 'neue Suche' },
  },
  bedroomButton: (count) => ({
    label: count === 0 ? 'Studio' : `${count} Schlafzimmer`,
    message: count === 0 ? 'Studio' : `${count} Schlafzimmer`,
  }),
  unknownPlace: (name) => `Einen Ort namens „${name}“ kenne ich nicht.`,
  didYouMean: 'Meinten Sie einen von diesen?',
  notUnderstood:
    'Das habe ich nicht ganz verstanden. Schreiben Sie, was Sie suchen, zum Beispiel „Wohnung mit 2 Schlafzimmern in Dubai Marina unter 1,5 Mio.“.',
  unavailable: 'Das konnte ich gerade nicht nachsehen. Bitte versuchen Sie es gleich noch einmal.',

  greet: 'Guten Tag. Schreiben Sie, was Sie suchen: Gegend, Art, Schlafzimmer, Budget.',
  thanks: 'Gern geschehen. Ich bin da, wenn Sie weitersuchen möchten.',
  bye: 'Auf Wiedersehen. Ihr Gespräch bleibt hier, bis Sie zurückkommen.',
  human:
    'Ich bin Noor, eine KI-Assistentin und kein Mensch. Ich durchsuche die Angebote dieser Seite und sage Ihnen, was sie kosten.',
  help: 'Ich kann Immobilien zum Kauf oder zur Miete suchen, Angebote oder Gegenden vergleichen und sagen, was je Quadratfuß verlangt wird. Schreiben Sie einfach, was Sie möchten.',
  refuse:
    'Dabei kann ich nicht helfen. Ich kenne nur die Angebote auf dieser Seite und suche gern darin für Sie.',
  calm: 'Es tut mir leid, dass das nicht geholfen hat. Nennen Sie mir Gegend und Budget, dann versuche ich es noch einmal.',
  offTopic:
    'Das liegt außerhalb dessen, was ich weiß. Ich helfe bei Immobilien in den VAE: suchen, vergleichen, Preise.',

  valueNeeds: (missing) => {
    const words = missing.map((slot) =>
      slot === 'location' ? 'die Gegend' : 'die Art der Immobilie',
    )
    return `Um zu sehen, was ähnliche Immobilien kosten, brauche ich ${list('und')(words)}. Schlafzimmer und Größe in Quadratfuß machen es genauer.`
  },
  valueFigures: ({ subject, listings, median, low, high }) =>
    `${listings} Angebote (${subject}) verlangen im Median ${median}. Die mittlere Hälfte liegt zwischen ${low} und ${high}.`,
  valueOfSize: (size, low, median, high) =>
    `Für ${size} ergibt das etwa ${median}, im Bereich von ${low} bis ${high}.`,
  valueAsNoSize: (low, median, high) =>
    `Der Medianpreis dieser Angebote ist ${median}, die mittlere Hälfte liegt zwischen ${low} und ${high}.`,
  besideRange: {
    below: 'Der verlangte Preis liegt unter diesem Bereich.',
    within: 'Der verlangte Preis liegt in diesem Bereich.',
    above: 'Der verlangte Preis liegt über diesem Bereich.',
  },
  valueNote: 'Das sind Angebotspreise auf dieser Seite, keine Verkaufspreise und keine Bewertung.',
  tooFew: (subject, figure) =>
    `Es gibt zu wenige Angebote, um etwas zu sagen (${subject}: ${figure}). Eine größere Gegend oder weniger Bedingungen helfen vielleicht.`,

  yieldNone:
    'Es gibt zu wenige Angebote zum Kauf und zur Miete für einen Vergleich. Eine andere Gegend oder Art hat vielleicht mehr.',
  yieldNote:
    'Servicegebühren, Leerstand und Kosten sind nicht abgezogen. Eine Rendite wird nicht versprochen, und dies ist keine Finanzberatung.',

  compareNeeds:
    'Was soll ich vergleichen? Nennen Sie zwei Gegenden oder die Nummern gezeigter Angebote, etwa „vergleiche 1 und 3“.',
  compareNoneShown:
    'Ich habe Ihnen noch keine Angebote gezeigt. Schreiben Sie, was Sie suchen, dann vergleiche ich nach Nummern, oder nennen Sie zwei Gegenden.',
  compareLead: 'Nebeneinander:',
  compareGone: 'Einige dieser Angebote sind nicht mehr veröffentlicht.',
  compareNote: 'Die Zahlen sind Angebotspreise dieser Seite.',

  askWhat:
    'Was möchten Sie wissen? Ich kann kurz etwas zu Kaufkosten, Miete, Finanzierung, Ejari, Servicegebühren oder Visa sagen und Angebote suchen.',
  topics: germanTopics,
  topicNote: 'Regeln ändern sich: Fragen Sie bei der Behörde nach, bevor Sie entscheiden.',
}
