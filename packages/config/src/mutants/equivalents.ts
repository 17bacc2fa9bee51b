/** A change that no test can notice, because the program does the same with it. */
export interface Equivalent {
  /** From the root of the repository. */
  file: string
  /** The code, whole as it is changed, and what it is changed to. */
  code: string
  replacement: string
  reason: string
}

/** Left out of the score. An entry that meets no mutant any more is told as stale. */
export const equivalents: readonly Equivalent[] = [
  {
    file: 'apps/api/src/plugins/guard.ts',
    code: "''",
    replacement: '"Stryker was here!"',
    reason: 'Any header that names no bearer is as good as none.',
  },
  {
    file: 'apps/api/src/plugins/guard.ts',
    code: 'scheme?.toLowerCase',
    replacement: 'scheme.toLowerCase',
    reason: 'A text that is split has a first part; the question mark is for the compiler.',
  },
  {
    file: 'apps/api/src/passwords/password.ts',
    code: 'stored !== null',
    replacement: 'true',
    reason: 'Nobody has the password of the hash that is tried instead, so it never fits.',
  },
  {
    file: 'apps/api/src/modules/session/own-routes.ts',
    code: "''",
    replacement: '"Stryker was here!"',
    reason: 'Whoever is known came with a token; the text instead is for the compiler.',
  },
  {
    file: 'apps/api/src/modules/session/routes.ts',
    code: '!user',
    replacement: 'false',
    reason: 'The row that was made the moment before is there; the condition is for the compiler.',
  },
  {
    file: 'apps/api/src/modules/session/routes.ts',
    code: "'the guest that was just made is gone'",
    replacement: '""',
    reason: 'It is never thrown: the row that was made the moment before is there.',
  },
  {
    file: 'apps/api/src/modules/session/routes.ts',
    code: 'token',
    replacement: 'true',
    reason: 'The contract lets nobody log out without a token; the condition is for the compiler.',
  },
  {
    file: 'apps/api/src/modules/session/sign-in.ts',
    code: "'localhost'",
    replacement: '""',
    reason: 'The address that mails come from is read as one with an @ in it.',
  },
  {
    file: 'apps/api/src/modules/property/repository/conditions.ts',
    code: 'codes.length === 1',
    replacement: 'false',
    reason: 'A list of one holds what its one value does; only the planner estimates it less well.',
  },
  {
    file: 'apps/api/src/modules/property/repository/conditions.ts',
    code: 'filter.amenities !== undefined && filter.amenities.length > 0',
    replacement: 'true',
    reason: 'No amenity is a mask of 0, which every home has.',
  },
  {
    file: 'apps/api/src/modules/property/repository/conditions.ts',
    code: 'filter.amenities.length > 0',
    replacement: 'true',
    reason: 'No amenity is a mask of 0, which every home has.',
  },
  {
    file: 'apps/api/src/modules/property/repository/conditions.ts',
    code: 'filter.amenities.length > 0',
    replacement: 'filter.amenities.length >= 0',
    reason: 'No amenity is a mask of 0, which every home has.',
  },
  {
    file: 'apps/api/src/modules/property/repository/conditions.ts',
    code: 'emirates.length > 0',
    replacement: 'true',
    reason: 'No home is in one of no places, so the alternative adds none.',
  },
  {
    file: 'apps/api/src/modules/property/repository/conditions.ts',
    code: 'emirates.length > 0',
    replacement: 'emirates.length >= 0',
    reason: 'No home is in one of no places, so the alternative adds none.',
  },
  {
    file: 'apps/api/src/modules/property/repository/conditions.ts',
    code: 'communities.length > 0',
    replacement: 'true',
    reason: 'No home is in one of no places, so the alternative adds none.',
  },
  {
    file: 'apps/api/src/modules/property/repository/conditions.ts',
    code: 'communities.length > 0',
    replacement: 'communities.length >= 0',
    reason: 'No home is in one of no places, so the alternative adds none.',
  },
  {
    file: 'apps/api/src/modules/property/repository/conditions.ts',
    code: 'places.length > 0',
    replacement: 'true',
    reason: 'No home is in one of no places, so the alternative adds none.',
  },
  {
    file: 'apps/api/src/modules/property/repository/conditions.ts',
    code: 'places.length > 0',
    replacement: 'places.length >= 0',
    reason: 'No home is in one of no places, so the alternative adds none.',
  },
  {
    file: 'apps/api/src/modules/property/repository/order.ts',
    code: '`asc`',
    replacement: '``',
    reason: 'It is how PostgreSQL sorts where nothing is said.',
  },
  {
    file: 'apps/api/src/modules/property/repository/order.ts',
    code: 'false',
    replacement: 'true',
    reason: 'Every listing has a score and a day; the part of those without one is empty.',
  },
  {
    file: 'apps/api/src/modules/property/repository/order.ts',
    code: 'true',
    replacement: 'false',
    reason:
      'Ascending, PostgreSQL puts rows without a value last by itself; descending it is noticed.',
  },
  {
    file: 'packages/i18n/src/format.ts',
    code: "language === 'ar'",
    replacement: 'false',
    reason: 'With Latin figures Arabic is written in the UAE as it is written anywhere.',
  },
  {
    file: 'packages/i18n/src/format.ts',
    code: "'ar'",
    replacement: '""',
    reason: 'With Latin figures Arabic is written in the UAE as it is written anywhere.',
  },
  {
    file: 'apps/web/src/features/chat-assistant/conversation/apply-message.ts',
    code: 'current.seq > other.seq',
    replacement: 'current.seq >= other.seq',
    reason: 'Equal numbers are told apart by the length of the text before it comes to this.',
  },
  {
    file: 'apps/web/src/features/chat-assistant/conversation/apply-message.ts',
    code: 'a.id < b.id',
    replacement: 'a.id <= b.id',
    reason: 'A message is compared with others only.',
  },
  {
    file: 'apps/web/src/features/chat-assistant/conversation/apply-message.ts',
    code: 'compare(other.message, entry.message) <= 0',
    replacement: 'compare(other.message, entry.message) < 0',
    reason: 'A message is compared with others only, and with them never comes to 0.',
  },
  {
    file: 'apps/web/src/features/chat-assistant/conversation/apply-message.ts',
    code: "message.type === 'text'",
    replacement: 'true',
    reason: 'Results are never marked as stopped; the condition is for the compiler.',
  },
  {
    file: 'apps/web/src/features/chat-assistant/conversation/conversation-reducer.ts',
    code: "''",
    replacement: '"Stryker was here!"',
    reason: 'It stands for no bubble; any text that is no id does.',
  },
  {
    file: 'apps/web/src/features/chat-assistant/connection/outbox.ts',
    code: "'[]'",
    replacement: '""',
    reason: 'What cannot be read is as empty as an empty list.',
  },
  {
    file: 'apps/web/src/features/chat-assistant/connection/outbox.ts',
    code: "typeof value !== 'object'",
    replacement: 'false',
    reason: 'A text or a number has none of the fields either; the condition is for the compiler.',
  },
]
