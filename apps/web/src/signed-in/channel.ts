/** What the popup's page tells the page that opened it: what the provider answered. */
export interface Answer {
  kind: 'answer'
  values: Record<string, string>
}

/** What it hears back: the answer has arrived, and the popup may close. */
export interface Taken {
  kind: 'taken'
}

/**
 * Where the two meet. A provider may cut the popup off from its opener (COOP), but pages of one
 * origin hear each other all the same; nobody else knows the state.
 */
export const channelOf = (state: string): string => `manzil-sign-in:${state}`

const isKind = (data: unknown, kind: string): boolean =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === kind

export const isTaken = (data: unknown): data is Taken => isKind(data, 'taken')

export const isAnswer = (data: unknown): data is Answer =>
  isKind(data, 'answer') && typeof Reflect.get(Object(data), 'values') === 'object'
