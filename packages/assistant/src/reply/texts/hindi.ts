import { hindiTopics } from './hindi-topics.ts'
import type { ReplyTexts } from './reply-texts.ts'

const list = (word: string) => (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`

const range = (min: string | undefined, max: string | undefined): string => {
  if (min !== undefined && max !== undefined) return `${min} से ${max}`
  return min === undefined ? `${max} तक` : `${min} से ऊपर`
}

export const hindiTexts: ReplyTexts = {
  locale: 'hi-IN',
  gap: ' ',
  comma: ', ',
  money: (figure, perYear) => `AED ${figure}${perYear ? ' सालाना' : ''}`,
  area: (figure) => `${figure} वर्ग फ़ुट`,
  perSqft: (figure) => `AED ${figure} प्रति वर्ग फ़ुट`,
  and: list('और'),
  or: list('या'),
  typeNames: {
    apartment: 'अपार्टमेंट',
    penthouse: 'पेंटहाउस',
    duplex: 'डुप्लेक्स',
    'hotel-apartment': 'होटल अपार्टमेंट',
    villa: 'विला',
    townhouse: 'टाउनहाउस',
    'villa-compound': 'विला कंपाउंड',
    office: 'ऑफ़िस',
    retail: 'दुकान',
    warehouse: 'गोदाम',
    land: 'ज़मीन',
  },
  amenityNames: {
    pool: 'पूल',
    'private-pool': 'निजी पूल',
    gym: 'जिम',
    parking: 'पार्किंग',
    balcony: 'बालकनी',
    terrace: 'टेरेस',
    garden: 'गार्डन',
    'maids-room': 'मेड रूम',
    study: 'स्टडी रूम',
    storage: 'स्टोर रूम',
    'kitchen-appliances': 'किचन उपकरण',
    'built-in-wardrobes': 'अलमारियाँ',
    'pets-allowed': 'पालतू जानवर',
    'near-metro': 'मेट्रो के पास',
    'near-school': 'स्कूल के पास',
    'beach-access': 'बीच एक्सेस',
    'play-area': 'प्ले एरिया',
    security: 'सुरक्षा',
    concierge: 'रिसेप्शन',
    'chiller-free': 'चिलर फ़्री',
    'high-floor': 'ऊपरी मंज़िल',
    'ground-floor': 'ग्राउंड फ़्लोर',
    vacant: 'ख़ाली',
    upgraded: 'रेनोवेटेड',
    'bills-included': 'बिल शामिल',
    elevator: 'लिफ़्ट',
    'sea-view': 'सी व्यू',
    'burj-khalifa-view': 'बुर्ज ख़लीफ़ा व्यू',
    'marina-view': 'मरीना व्यू',
    'golf-view': 'गोल्फ़ व्यू',
    'canal-view': 'कैनाल व्यू',
    'lake-view': 'लेक व्यू',
    'park-view': 'पार्क व्यू',
    'city-view': 'सिटी व्यू',
    'barbecue-area': 'बारबेक्यू',
    'central-ac': 'सेंट्रल एसी',
    'landmark-view': 'लैंडमार्क व्यू',
    'water-view': 'वॉटर व्यू',
    'payment-plan': 'किस्तों में भुगतान',
  },

  bedrooms: (min, max) => {
    if (min === 0 && max === 0) return 'स्टूडियो'
    if (min !== undefined && max === undefined) return `कम से कम ${min} बेडरूम`
    if (min === undefined) return `${max} बेडरूम तक`
    if (min === max) return `${min} बेडरूम`
    return `${min === 0 ? 'स्टूडियो' : min} से ${max} बेडरूम`
  },
  bathrooms: (min) => `कम से कम ${min} बाथरूम`,
  purpose: { sale: 'बिक्री के लिए', rent: 'किराए पर' },
  inPlaces: (places) => `${places} में`,
  price: range,
  size: range,
  withFeatures: (features) => `सुविधाएँ: ${features}`,
  furnished: { furnished: 'फ़र्निश्ड', unfurnished: 'अनफ़र्निश्ड', partly: 'सेमी-फ़र्निश्ड' },
  completion: { ready: 'रेडी', off_plan: 'ऑफ़-प्लान' },
  sorted: {
    relevance: 'सबसे मिलते-जुलते पहले',
    newest: 'नए पहले',
    price_asc: 'सस्ते पहले',
    price_desc: 'महँगे पहले',
    size_desc: 'सबसे बड़े पहले',
    size_asc: 'सबसे छोटे पहले',
    price_per_sqft_asc: 'प्रति वर्ग फ़ुट सस्ते पहले',
  },
  except: (things) => `${things} छोड़कर`,

  resultsHeader: (places, count) =>
    count === 1 ? `यह प्रॉपर्टी${places} है:` : `ये कुछ प्रॉपर्टी${places} आपको पसंद आ सकती हैं:`,
  resultsCount: (_count, figure) => `${figure} प्रॉपर्टी उपलब्ध`,
  viewListing: 'विज्ञापन देखें',

  found: (count, figure, criteria) =>
    `मुझे ${figure} लिस्टिंग ${count === 1 ? 'मिली' : 'मिलीं'}${criteria === '' ? '' : `: ${criteria}`}।`,
  asking: (low, high) => `नीचे दिखाई गई लिस्टिंग की कीमत ${low} से ${high} है।`,
  askingOne: (price) => `माँगी गई कीमत ${price} है।`,
  onRequest: 'कीमत पूछने पर',
  none: (criteria) => `कोई मौजूदा लिस्टिंग मेल नहीं खाती${criteria === '' ? '' : `: ${criteria}`}।`,
  relaxLead: 'एक बदलाव से नतीजे मिलते हैं:',
  relaxNothing: 'एक शर्त हटाने से भी नतीजे नहीं मिलते। बताइए कि सबसे ज़रूरी क्या है, मैं वहीं से शुरू करूँगी।',
  relax: {
    price: { label: 'कोई भी बजट', message: 'कोई भी बजट' },
    bedrooms: { label: 'कितने भी बेडरूम', message: 'कितने भी बेडरूम' },
    bathrooms: { label: 'कितने भी बाथरूम', message: 'कितने भी बाथरूम' },
    size: { label: 'कोई भी साइज़', message: 'कोई भी साइज़' },
    furnished: { label: 'फ़र्निश्ड या अनफ़र्निश्ड', message: 'फ़र्निश्ड या अनफ़र्निश्ड' },
    completion: { label: 'रेडी या ऑफ़-प्लान', message: 'रेडी या ऑफ़-प्लान' },
    type: { label: 'कोई भी प्रकार', message: 'कोई भी प्रकार' },
    location: { label: 'कहीं भी', message: 'कहीं भी' },
    purpose: { label: 'ख़रीदना या किराया', message: 'ख़रीदना या किराया' },
    amenities: { label: 'कोई भी सुविधा', message: 'कोई भी सुविधा' },
  },
  relaxFeature: (feature) => ({ label: `ज़रूरी नहीं: ${feature}`, message: `${feature} ज़रूरी नहीं` }),
  counted: (label, figure) => `${label} (${figure})`,
  noMore: 'ये आख़िरी थीं। खोज बदलिए या नई खोज शुरू कीजिए।',

  ask: {
    purpose: 'आप ख़रीदना चाहते हैं या किराए पर लेना?',
    location: 'आप कौन सा इलाक़ा देख रहे हैं?',
    type: 'किस तरह की प्रॉपर्टी चाहिए?',
    bedrooms: 'कितने बेडरूम चाहिए?',
    price: 'आपका बजट क्या है?',
    size: 'वह कितने वर्ग फ़ुट की है?',
  },
  buttons: {
    buy: { label: 'ख़रीदना', message: 'ख़रीदना' },
    rent: { label: 'किराए पर', message: 'किराए पर' },
    cheapest: { label: 'सस्ते पहले', message: 'सस्ते पहले' },
    newest: { label: 'नए पहले', message: 'नए पहले' },
    compareTwo: { label: 'पहले दो की तुलना', message: '1 और 2 की तुलना करो' },
    more: { label: 'और दिखाइए', message: 'और दिखाइए' },
    startOver: { label: 'नई खोज', message: 'नई खोज' },
  },
  bedroomButton: (count) => ({
    label: count === 0 ? 'स्टूडियो' : `${count} बेडरूम`,
    message: count === 0 ? 'स्टूडियो' : `${count} बेडरूम`,
  }),
  unknownPlace: (name) => `मैं “${name}” नाम की जगह नहीं जानती।`,
  didYouMean: 'क्या आपका मतलब इनमें से किसी से है?',
  notUnderstood:
    'मैं ठीक से समझ नहीं पाई। बताइए आप क्या ढूँढ रहे हैं, जैसे “दुबई मरीना में 2 बेडरूम फ़्लैट 15 लाख तक”।',
  unavailable: 'मैं अभी यह नहीं देख पाई। थोड़ी देर में फिर कोशिश कीजिए।',

  greet: 'नमस्ते। बताइए आप क्या ढूँढ रहे हैं: इलाक़ा, प्रकार, बेडरूम, बजट।',
  thanks: 'कोई बात नहीं, ख़ुशी हुई। आगे देखना हो तो मैं यहीं हूँ।',
  bye: 'फिर मिलेंगे। आपकी बातचीत यहीं रहेगी।',
  human:
    'मैं Noor हूँ, एक AI असिस्टेंट, इंसान नहीं। मैं इस साइट की लिस्टिंग खोजती हूँ और उनकी माँगी गई कीमत बताती हूँ।',
  help: 'मैं ख़रीदने या किराए के घर खोज सकती हूँ, लिस्टिंग या इलाक़ों की तुलना कर सकती हूँ और प्रति वर्ग फ़ुट माँगी गई कीमत बता सकती हूँ। जो मन में हो लिखिए।',
  refuse: 'इसमें मैं मदद नहीं कर सकती। मैं सिर्फ़ इस साइट की लिस्टिंग जानती हूँ और उनमें खोज सकती हूँ।',
  calm: 'माफ़ कीजिए कि इससे मदद नहीं मिली। इलाक़ा और बजट बताइए, मैं फिर कोशिश करूँगी।',
  offTopic: 'यह मेरी जानकारी से बाहर है। मैं यूएई की प्रॉपर्टी में मदद कर सकती हूँ: खोज, तुलना और कीमतें।',

  valueNeeds: (missing) => {
    const words = missing.map((slot) => (slot === 'location' ? 'इलाक़ा' : 'प्रॉपर्टी का प्रकार'))
    return `मिलते-जुलते घरों की कीमत देखने के लिए मुझे ${list('और')(words)} चाहिए। बेडरूम और वर्ग फ़ुट में साइज़ से जवाब और सटीक होगा।`
  },
  valueFigures: ({ subject, listings, median, low, high }) =>
    `${listings} मौजूदा लिस्टिंग (${subject}) की माँगी गई मीडियन कीमत ${median} है। बीच की आधी लिस्टिंग ${low} और ${high} के बीच हैं।`,
  valueOfSize: (size, low, median, high) =>
    `${size} के लिए यह लगभग ${median} होता है, ${low} से ${high} के दायरे में।`,
  valueAsNoSize: (low, median, high) =>
    `उनकी मीडियन कीमत ${median} है, बीच की आधी लिस्टिंग ${low} और ${high} के बीच हैं।`,
  besideRange: {
    below: 'इस घर की माँगी गई कीमत इस दायरे से कम है।',
    within: 'इस घर की माँगी गई कीमत इस दायरे में है।',
    above: 'इस घर की माँगी गई कीमत इस दायरे से ज़्यादा है।',
  },
  valueNote: 'ये इस साइट की माँगी गई कीमतें हैं, बिक्री की कीमतें या मूल्यांकन नहीं।',
  tooFew: (subject, figure) =>
    `कुछ कहने के लिए मौजूदा लिस्टिंग बहुत कम हैं (${subject}: ${figure})। बड़ा इलाक़ा या कम शर्तें मदद कर सकती हैं।`,

  yieldNone: 'तुलना के लिए बिक्री और किराए की लिस्टिंग बहुत कम हैं। दूसरे इलाक़े या प्रकार में ज़्यादा हो सकती हैं।',
  yieldNote:
    'सर्विस चार्ज, ख़ाली महीने और फ़ीस घटाए नहीं गए हैं। यह किसी रिटर्न का वादा या निवेश की सलाह नहीं है।',

  compareNeeds: 'क्या तुलना करूँ? दो इलाक़े बताइए, या दिखाई गई लिस्टिंग के नंबर, जैसे “1 और 3 की तुलना करो”।',
  compareNoneShown:
    'मैंने अभी कोई लिस्टिंग नहीं दिखाई है। बताइए आप क्या ढूँढ रहे हैं, फिर नंबर से तुलना कर दूँगी; या दो इलाक़े बताइए।',
  compareLead: 'आमने-सामने तुलना:',
  compareGone: 'इनमें से कुछ लिस्टिंग अब प्रकाशित नहीं हैं।',
  compareNote: 'ये आँकड़े इस साइट की लिस्टिंग की माँगी गई कीमतें हैं।',

  askWhat:
    'आप क्या जानना चाहेंगे? मैं ख़रीदने के ख़र्च, किराए, लोन, Ejari, सर्विस चार्ज या वीज़ा पर छोटा जवाब दे सकती हूँ और लिस्टिंग खोज सकती हूँ।',
  topics: hindiTopics,
  topicNote: 'नियम बदलते हैं: फ़ैसला करने से पहले संबंधित विभाग से पुष्टि कीजिए।',
}
