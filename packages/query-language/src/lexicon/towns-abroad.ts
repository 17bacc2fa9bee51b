import type { Writing } from '../language/detect-language.ts'

/**
 * Towns and countries that people come from: no slips of words that look for something, as 'Kochi' would be
 * of the Hindi word for a villa.
 */
const latin =
  'agra ahmedabad alexandria almaty amman amritsar ankara assam astana auckland baghdad baku bangalore bangkok barcelona baroda beijing beirut bengaluru berlin bhopal bhubaneswar bihar birmingham bishkek bombay cairo calcutta calicut cebu chandigarh chennai chicago chittagong cochin coimbatore cologne colombo damascus dammam davao dehradun delhi dhaka doha dublin edinburgh faisalabad faridabad frankfurt geneva ghaziabad glasgow goa guangzhou gujarat gurgaon gurugram guwahati hamburg hanoi hong houston hyderabad indore islamabad istanbul jaipur jakarta jalandhar jammu jeddah jodhpur johannesburg kandy kannur kanpur karachi kathmandu kerala khobar kiev kochi kolkata kollam kong kota kozhikode kuala kuwait kyiv lagos lahore leeds lisbon london lucknow ludhiana lumpur lyon madras madurai malappuram manama manchester mangalore manila melbourne milan minsk moscow multan mumbai muscat mysore nagpur nairobi nashik noida paris patna perth peshawar petersburg pokhara pune punjab quetta quezon rajasthan rajkot ranchi rawalpindi riyadh rome shanghai shenzhen sialkot singapore srinagar stuttgart surat sydney sylhet tashkent tbilisi tehran thiruvananthapuram thrissur toronto trivandrum udaipur vadodara vancouver varanasi vienna vizag yerevan zurich'

export const townsAbroad: Readonly<Partial<Record<Writing, string>>> = {
  en: latin,
  hinglish: latin,
  de: `${latin} basel bern bremen dresden duesseldorf genf graz hannover innsbruck koeln leipzig linz mailand moskau muenchen nuernberg rom salzburg wien zuerich`,
  hi: 'अमृतसर अहमदाबाद आगरा इंदौर कराची काठमांडू कानपुर केरल कोचीन कोच्चि कोटा कोयंबटूर कोलकाता गुजरात गुड़गांव गुरुग्राम गोवा चंडीगढ़ चेन्नई जयपुर जोधपुर ढाका दिल्ली नागपुर नोएडा पंजाब पटना पुणे बिहार बेंगलुरु बैंगलोर भोपाल मुंबई मुम्बई मैसूर रांची राजकोट राजस्थान लंदन लखनऊ लाहौर लुधियाना वडोदरा वाराणसी सूरत हैदराबाद',
  ar: 'اسطنبول الإسكندرية الاسكندرية البصرة الجزائر الخبر الخرطوم الدمام الدوحة الرياض القاهرة المنامة المنصورة باريس برلين بغداد بيروت تونس جدة حلب دمشق طنطا عمان لندن مسقط',
  ru: 'алматы астана астаны баку берлин берлина бишкек бишкека екатеринбург екатеринбурга ереван еревана казани казань киев киева краснодар краснодара лондон лондона минск минска москва москве москвы новосибирск новосибирска одесса одессы петербург петербурга питер питера сочи ташкент ташкента тбилиси',
}
