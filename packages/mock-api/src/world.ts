import type {
  ChatMessage,
  LanguageCode,
  PropertyDetail,
  StoredLead,
  User,
} from '@manzil/api-client/generated/types.gen'

/** A conversation of the pretend backend. */
export interface MockConversation {
  id: string
  ownerId: string
  language: LanguageCode
  languageChosen: boolean
  messages: ChatMessage[]
  nextSeq: number
}

/** Everything the pretend backend remembers; gone at a reload. */
export interface World {
  users: Map<string, User & { user_name: string | null }>
  /** Token → account id. */
  sessions: Map<string, string>
  /** Account id → ids of saved listings, newest last. */
  favourites: Map<string, Set<string>>
  leads: Map<string, StoredLead>
  conversations: Map<string, MockConversation>
  listings: readonly PropertyDetail[]
  makeId(): string
}

/** Password of every account of the mock, as of the demo accounts of the server. */
export const mockPassword = 'manzil-demo'
