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
}

/** The question of this number in a conversation. */
export function question(index: number): Asked {
  const figure = 2_000_137 + index * 1_000
  const place = places[index % places.length]
  return { text: `apartments for sale in ${place} under ${figure} AED`, figure }
}

/** Whether a message of the assistant is about the figure, as words or as a search. */
export const isAbout = (message: object, figure: number): boolean => {
  const said = JSON.stringify(message)
  return said.includes(figure.toLocaleString('en-US')) || said.includes(`=${figure}`)
}
