/** What a message wants: the first question about it, before any of its words is taken for a filter. */
export const turnKinds = [
  // Properties that fit, or a change of what is looked for.
  'search',
  // A property that is on the screen.
  'shown',
  // What a place is like.
  'area',
  // How renting, buying, letting and selling work.
  'knowledge',
  // A sum: a loan, costs, a yield, a value.
  'money',
  // A call, a viewing, a person.
  'request',
  // Greetings, thanks, moods, everything else.
  'talk',
  // This site and its assistant.
  'site',
] as const

export type TurnKind = (typeof turnKinds)[number]

/** How sure it is: the likelihoods of all kinds, which are 1 together, the likeliest first. */
export type TurnKindGuess = readonly { kind: TurnKind; likelihood: number }[]

/** Kinds of messages that texts of the site answer. */
const answered: ReadonlySet<TurnKind> = new Set(['knowledge', 'site', 'area'])

/** How likely a message asks what texts of the site answer. */
export const answeredShare = (guess: TurnKindGuess): number =>
  guess.reduce((sum, { kind, likelihood }) => sum + (answered.has(kind) ? likelihood : 0), 0)

/** How likely it is of one kind. */
export const shareOf = (kind: TurnKind, guess: TurnKindGuess): number =>
  guess.find((each) => each.kind === kind)?.likelihood ?? 0
