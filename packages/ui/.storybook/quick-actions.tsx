import type { QuickAction } from '../src/chat/QuickActionPills/QuickActionPills.tsx'
import { SearchIcon } from '../src/foundations/icons/actions.tsx'
import { ChatIcon, CompareIcon, MapPinIcon, PhoneIcon } from '../src/foundations/icons/things.tsx'
import { CalculatorIcon, CalendarIcon, ChartIcon } from '../src/foundations/icons/tools.tsx'
import type { ChatWords } from './words/chat.ts'

const keys = [
  { id: 'find_property', icon: <SearchIcon size={16} /> },
  { id: 'search_location', icon: <MapPinIcon size={16} /> },
  { id: 'investment_advice', icon: <ChartIcon size={16} /> },
  { id: 'estimate_value', icon: <CalculatorIcon size={16} /> },
  { id: 'compare_properties', icon: <CompareIcon size={16} /> },
  { id: 'request_callback', icon: <PhoneIcon size={16} /> },
  { id: 'book_viewing', icon: <CalendarIcon size={16} /> },
  { id: 'ask_question', icon: <ChatIcon size={16} /> },
]

/** The eight ways to begin a conversation. */
export function quickActions(words: ChatWords): QuickAction[] {
  return keys.map((key, place) => ({ ...key, label: words.pills[place] ?? key.id }))
}
