import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import { cue, plain, row } from './wording.ts'

/** Verbs that end in a consonant, and those of a vowel, without the endings that they take. */
const consonantStems =
  'कर | रह | मिल | चल | निकल | समझ | देख | बोल | पूछ | सोच | भर | लग | रख | बैठ | पढ़ | लिख | सुन | बढ़ | घट | छोड़ | तोड़ | बदल | खोल | भेज | पहुँच | पहुंच | उतर | चढ़ | मान | जान | बन | बच | काट | बाँट | रुक | घूम | माँग | मांग | निकाल | संभाल | सक | चुक | पड़ | पकड़ | उठ | हट | टूट | छूट | गिर | लौट | बुल | डाल | मार | जुड़ | दिख | बिक | कट | जम'
const vowelStems =
  'जा | खा | आ | ला | बता | करा | करवा | बना | बनवा | चला | लगा | लगवा | बढ़ा | घटा | हटा | मिला | मिलवा | बुला | कमा | चुका | लौटा | उठा | दिलवा | दिला | निकलवा | भिजवा | भरवा | कटवा | बदलवा | समझा | पा | मँगवा | छुड़वा | डलवा | जुड़वा | रखवा'

const inConsonant =
  '{} | {}ना | {}ने | {}नी | {}ता | {}ते | {}ती | {}ा | {}े | {}ी | {}ो | {}ें | {}ूँ | {}ूं | {}ूँगा | {}ूंगा | {}ूँगी | {}ूंगी | {}ेगा | {}ेगी | {}ेंगे | {}ोगे | {}कर | {}िए | {}िये | {}िएगा'
const inVowel =
  '{}ना | {}ने | {}नी | {}ता | {}ते | {}ती | {}या | {}ये | {}यी | {}ए | {}ई | {}ओ | {}एं | {}एँ | {}ऊँ | {}ऊं | {}ऊँगा | {}ऊंगा | {}ऊँगी | {}ऊंगी | {}एगा | {}एगी | {}एंगे | {}ओगे | {}कर | {}इए | {}इये | {}इएगा'

/** The verb itself and the one that says how it is done: 'ढूंढ रहे हैं', 'खोज दीजिए'. */
const seeking =
  '{} रहा | {} रहे | {} रही | {} दो | {} दीजिए | {} दें | {} दीजिये | {} देना | {} लो | {} लीजिए | {}ना | {}ने | {}ो | {}िए | {}ें | {}ता | {}ते | {}ती'

/** Who looks for homes, in all the ways that Hindi bends the word. */
export const hindiSeeking: PhraseTable = [
  row(
    { kind: 'cue', cue: 'search', asks: true },
    combine('{} क्या', 'है | हैं | मिलेगा | मिलेगी | मिलेंगे | मिलता है | मिलती है | मिलते हैं'),
  ),
  cue('search', combine(seeking, 'ढूंढ | ढूँढ | ढूंड | खोज | तलाश')),
]

/**
 * The forms of everyday verbs. They ask for nothing by themselves, and no correction may take one for
 * a place or a feature: 'कराना' is no slip of Karama.
 */
export const hindiVerbForms: PhraseTable = [
  plain(combine(inConsonant, consonantStems)),
  plain(combine(inVowel, vowelStems)),
  plain(
    'किया | किए | किये | दिया | दिए | दिये | लिया | लिए | लिये | गया | गए | गये | गयी | गई | हुआ | हुए | हुई | हुये | होता | होते | होती | होना | होने | होगा | होगी | होंगे | लेता | लेते | लेती | देता | देते | देती | लूँगा | लूँगी | दूँगा | दूँगी | लेंगे | देंगे | लेगा | देगा | थे | थी | था',
  ),
]
