/** One decimal is a quarter of a device pixel at 1600 px: enough, and short. */
function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Template tag for path data and attributes: rounds every number in it. */
export function d(strings: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return strings.reduce((text, part, index) => {
    const value = values[index - 1]
    return text + (typeof value === 'number' ? short(value) : (value ?? '')) + part
  })
}

/** A rectangle, written as a path because that is a quarter shorter. */
export function rect(x: number, y: number, w: number, h: number, fill: string, more = ''): string {
  return path(d`M${x} ${y}h${w}v${h}h${-w}z`, fill, more)
}

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"${more && ` ${more}`}/>`
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${more && ` ${more}`}/>`
}

/** A minus sign already parts two numbers, and a leading zero says nothing. */
function tight(data: string): string {
  return data.replaceAll(' -', '-').replaceAll(/\b0\./g, '.')
}

export function path(data: string, fill: string, more = ''): string {
  return `<path d="${tight(data)}" fill="${fill}"${more && ` ${more}`}/>`
}

/** A line; pictures set `fill` to none at their root. `more` carries dashes, caps and opacity. */
export function line(data: string, stroke: string, width: number, more = ''): string {
  return `<path d="${tight(data)}" stroke="${stroke}" stroke-width="${short(width)}"${more && ` ${more}`}/>`
}

export function group(content: string, attributes = ''): string {
  return content && `<g${attributes && ` ${attributes}`}>${content}</g>`
}

/** Calls `draw` for 0 … count − 1 and joins what it returns. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}
