/** Pictures for copied code, which has none of the scenes that the stories draw. */
export function picture(_role: string, _building?: string, _character?: string, seed = 1): string {
  const sky = `hsl(${(seed * 47) % 360} 45% 72%)`
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${sky}" d="M0 0h4v3H0z"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

/** Five of them. */
export function propertyPictures(_building: string, _character: string, seed: number): string[] {
  return [0, 1, 2, 3, 4].map((number) => picture('', '', '', seed + number))
}

/** The one for an address of the contract. */
export const drawAddress = (url: string): string => picture('', '', '', url.length)

/** That one and the rooms behind it. */
export const drawProperty = (url: string): string[] => propertyPictures('', '', url.length)
