/** A text written over several lines, as one line: breaks and indents become single spaces. */
export const prose = (strings: TemplateStringsArray): string =>
  strings.join('').replace(/\s+/g, ' ').replace(/> </g, '><').trim()
