const places = [
  'Dubai Marina',
  'Business Bay',
  'Jumeirah Village Circle',
  'Downtown Dubai',
] as const

export interface Asked {
  text: string
  /** A figure of the question that nothing but its answer repeats. */
  figure: number
  /** Which of the visitor's windows it was typed in. */
  window: number
}

/** The question of this number in a conversation. */
export function question(index: number, window: number): Asked {
  const figure = 2_000_137 + index * 1_000
  const place = places[index % places.length]
  return { text: `apartments for sale in ${place} under ${figure} AED`, figure, window }
}

/** Whether a message of the assistant is about the figure, as words or as a search. */
export const isAbout = (message: object, figure: number): boolean => {
  const said = JSON.stringify(message)
  return said.includes(figure.toLocaleString('en-US')) || said.includes(`=${figure}`)
}
