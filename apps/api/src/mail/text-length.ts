/** The letters of GSM 03.38 that take one place of a text message, and those that take two. */
const SINGLE =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const DOUBLE = '\f^{}\\[~]|€'

/** Places of one text message: of that alphabet, or in UTF-16 where a letter is missing from it. */
const GSM_PLACES = 160
const UTF16_PLACES = 70

/** Whether a text is sent, and paid, as one message. */
export function fitsOneText(text: string): boolean {
  const letters = [...text]
  const isGsm = letters.every((letter) => SINGLE.includes(letter) || DOUBLE.includes(letter))
  if (!isGsm) return text.length <= UTF16_PLACES
  const places = letters.reduce((sum, letter) => sum + (DOUBLE.includes(letter) ? 2 : 1), 0)
  return places <= GSM_PLACES
}
