/** More would only cost: at 40 ms each the text grows evenly with these too. */
const maxSteps = 12

/** Growing beginnings of a text, cut between words; the last one is the whole text. */
export function typingSteps(text: string): string[] {
  const ends = [...text.matchAll(/\s+|(?<=\p{Script=Han}[，。！？：；]?)(?=\p{Script=Han})/gu)].map(
    ({ index }) => index,
  )
  const stride = Math.max(1, Math.ceil((ends.length + 1) / maxSteps))
  const steps = ends.filter((end, index) => end > 0 && (index + 1) % stride === 0)
  return [...steps.map((end) => text.slice(0, end)), text]
}
