const lettersOfSign = 2

/** Letters of a message; a sign of Chinese says as much as two. */
export const lettersIn = (text: string): number =>
  [...text.matchAll(/[\p{L}\p{M}]/gu)].reduce(
    (sum, [letter]) => sum + (/\p{Script=Han}/u.test(letter) ? lettersOfSign : 1),
    0,
  )
