import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import { plain } from './wording.ts'

/** The Hindi word for two is also 'give', behind a verb that asks somebody to do something. */
const asked = (verbs: string) => plain(combine('{} दो | {} दो ना | {} दो न', verbs))
const askedInLatin = (verbs: string) => plain(combine('{} do | {} do na', verbs))

/** Phrases with a number in them that count nothing: 'one moment', 'send it'. */
export const idleNumbers = {
  en: [plain('ones')],
  ar: [
    plain(
      'لحظة واحدة | دقيقة واحدة | ثانية واحدة | مرة واحدة | مرة وحدة | لحظة وحدة | دقيقة وحدة | كلمة واحدة',
    ),
    // A month whose name is nearly a number.
    plain('تشرين | تشرين الاول | تشرين الثاني | بتشرين'),
  ],
  hi: [
    asked(
      'भेज | भिजवा | बता | करा | करवा | रख | लगा | लिख | लिखवा | कह | बोल | दे | पूछ | समझा | मिला | मिलवा | बुक कर | बुक करा | बुक करवा | फिक्स कर | तय कर | पक्का कर | कन्फर्म कर | सबमिट कर | फॉरवर्ड कर | होने | जाने | आने',
    ),
    plain('एक मिनट | एक सेकंड | एक पल | एक बार | एक बार में | एक और बात | एक बात'),
  ],
  hinglish: [
    askedInLatin(
      'bhej | bhijwa | bata | kara | karwa | karva | rakh | laga | likh | keh | bol | de | puch | samjha | mila | milwa | book kar | book kara | book karwa | fix kar | confirm kar | submit kar | forward kar | hone | jaane | jane | aane',
    ),
    plain('ek minute | ek min | ek second | ek pal | ek baar | ek bar | ek baat'),
  ],
  de: [
    plain(
      'einen moment | ein moment | einen augenblick | eine sekunde | eine minute | eine frage | eines noch | ein ja | ein nein',
    ),
  ],
} satisfies Readonly<Record<string, PhraseTable>>
