/** Of a line each sentence; a number at its start, '1.', ends none. */
const sentencePattern =
  /(?:^[\s•]*\d+[.)]\s)?.+?(?:[.?!؟।]+[”"»“’)]*(?=\s|$)|[。！？]+[”"」』’）]*|$)\s*/gmu

/** A full stop behind these ends no sentence: '2,1 Mio. AED', '1,200 sq. ft.' */
const shortened =
  /(?:^|[^\p{L}])(?:No|Nr|Art|Abs|approx|ca|sq|ft|z|B|St|Dr|Mr|Mrs|Mio|Mrd|тыс|млн|млрд|кв|ул|ст|п|г)\.\s*$/u

/** Sentences of a text, each with the space behind it. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = []
  for (const [part] of text.matchAll(sentencePattern)) {
    const before = sentences.at(-1)
    if (before !== undefined && shortened.test(before) && !before.includes('\n'))
      sentences.splice(-1, 1, before + part)
    else if (part.trim() !== '') sentences.push(part)
  }
  return sentences
}

/**
 * The sentences of a text that is still being written which are whole: the one after them has begun.
 * What a model thinks aloud is none.
 */
export function wholeSentences(written: string, isFinished: boolean): string[] {
  const said = written
    .normalize('NFC')
    .replace(/<think>[\s\S]*?<\/think>/giu, '')
    .replace(/<think>[\s\S]*$/iu, '')
  const sentences = sentencesIn(said)
  return isFinished ? sentences : sentences.slice(0, -1)
}
