/** A pointed doorway drawn from one line: up, over, down, in, and up again as the open leaf. */
const doorway = 'M6 28.5V15.5C6 9.6 10.6 6.4 16 2.8 21.4 6.4 26 9.6 26 15.5V28.5H16V17.5'

/** The brand's one red, and a sand white for red and dark grounds. */
const tones = { brand: '#c4122f', light: '#fbf5ea', current: 'currentColor' } as const

export interface MarkOptions {
  /** Brand red, sand white, or the colour of the text around it. */
  readonly tone?: keyof typeof tones
}

/** Draws the mark as SVG text in a square of 32 units; it reads down to 16 px. */
export function drawMark({ tone = 'brand' }: MarkOptions = {}): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none">${stroke(tones[tone], 3.6)}</svg>`
}

/** Draws the browser tab's icon: the mark in sand white on a red tile with a radius of 7 of 32. */
export function drawFavicon(): string {
  const tile = `<rect width="32" height="32" rx="7" fill="${tones.brand}"/>`
  const small = `<g transform="translate(3.2 3.6)scale(.8)">${stroke(tones.light, 4)}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none">${tile}${small}</svg>`
}

function stroke(colour: string, width: number): string {
  return `<path d="${doorway}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}
