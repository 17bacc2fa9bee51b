import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import { cue, plain, row, topic } from './wording.ts'

const afterWork = (phrases: string) =>
  row({ kind: 'part-of-day', part: 'evening' } as const, phrases)

/** The two that stand at the end of the screen. */
const lastTwo = (phrases: string) => row({ kind: 'ordinal', value: -2, upTo: -1 } as const, phrases)

const see = (phrases: string) => cue('see', phrases)

/** 'Number two', where the figure is a word. */
const numbered = (before: string, words: string) =>
  words
    .split('|')
    .map((word, index) => row({ kind: 'ordinal', value: index + 1 }, combine(before, word)))

/** Words around viewings, calls and the cards on the screen: when, by whom, beside what. */
export const leadWords = {
  en: [
    cue(
      'callback',
      'human please | a human please | real human please | real person please | a person please | person please | real agent please | someone real please | i want a human | get a human',
    ),
    cue(
      'callback',
      combine(
        'give me {} | get me {} | i want {} | i need {} | connect me to {} | connect me with {} | put me through to {} | can i have {} | let me speak to {} | let me talk to {}',
        'a human|a person|a human being|a real human|a real person|a manager|your manager|a supervisor|somebody real|someone real',
      ),
    ),
    lastTwo('last two | the last two | final two | the final two | last 2 | the last 2'),
    ...numbered('number {} | no {}', 'one|two|three|four|five'),
    cue('viewing', 'book the | book it | book this one | book that one | book number | book no'),
    row({ kind: 'time', minutes: 720 }, 'noon | midday'),
    row(
      { kind: 'day', offset: 2 },
      combine(
        'day after {} | the day after {}',
        'tomorow | tommorow | tomorrow | tmrw | tmr | tom',
      ),
    ),
    row({ kind: 'day', offset: 2 }, 'overmorrow'),
    afterWork('after work | after the office | after office | after my shift | after office hours'),
    cue(
      'human',
      combine(
        '{} a person | {} a human | {} a real person | {} a real human | {} a real agent | {} a bot | {} a robot | {} an ai | {} a machine | {} a computer | {} real | {} human | {} ai | {} automated | {} a live agent',
        'are you|you are|is it|is this|am i talking to|am i talking with|am i chatting with|am i speaking to|am i writing to|do i talk to',
      ),
    ),
    cue(
      'human',
      'or just a bot | or a bot | or bot | or a robot | or robot | or just a machine | or a machine | or an ai | or a computer | or some bot | are you even human | are you actually human',
    ),
    cue(
      'callback',
      combine(
        'talk to {} | talk with {} | speak to {} | speak with {} | chat with {}',
        'an actual person | an actual human | a living person | a live person | a proper person | a proper agent | an actual agent | a real agent | a real person | a real human',
      ),
    ),
    cue(
      'beside',
      'next to each other | side by side | beside each other | differ | against each other',
    ),
    topic(
      'dewa_utilities',
      'power and water | water and power | gas connected | hookup | power hookup | water hookup | lights connected | turn on the power | turns on the power | turn the power on | power connected | water connected | lights and gas',
    ),
  ],
  ar: [
    cue(
      'callback',
      'موظف لو سمحت | انسان لو سمحت | إنسان لو سمحت | شخص لو سمحت | شخص حقيقي لو سمحت | أبي موظف | وصلوني بموظف | خلو موظف يكلمني',
    ),
    cue(
      'callback',
      combine(
        'ابي {} | ابغى {} | اريد {} | بدي {} | عايز {} | وصلوني ب{} | حولوني على {}',
        'مسؤول|المسؤول|المدير|انسان|شخص حقيقي|موظف|حدا احكي معه|حد اكلمه|احد يكلمني',
      ),
    ),
    lastTwo(
      'آخر ثنتين | آخر اثنتين | آخر اثنين | آخر وحدتين | الأخيرتين | الأخيرين | آخر ٢ | آخر 2',
    ),
    afterWork('بعد المكتب | بعد الشغل | بعد العمل | بعد الدوام'),
    cue('human', 'ولا روبوت | ولا بوت | ولا كمبيوتر | أو روبوت | ولا آلة'),
    cue('beside', 'جنب بعض | جنب بعضهم | مع بعض | قبال بعض'),
  ],
  ru: [
    cue(
      'callback',
      'человека пожалуйста | живого человека пожалуйста | оператора пожалуйста | менеджера пожалуйста | позовите человека | дайте человека',
    ),
    cue(
      'callback',
      combine(
        'соедините с {} | дайте {} | позовите {} | хочу говорить с {} | свяжите с {} | переключите на {}',
        'человека|человеком|живого человека|живым человеком|менеджера|менеджером|начальника|оператора|оператором|руководителем',
      ),
    ),
    lastTwo(
      'последние две | последние два | последних двух | двух последних | две последние | два последних | последние 2',
    ),
    ...numbered('номер {}', 'один|два|три|четыре|пять'),
    see('зайти | зайду | зайдем | заглянуть | забежать | заскочить | подскочить | подойти'),
    row({ kind: 'time', minutes: 720 }, 'полдень | полудня | к полудню | в полдень'),
    afterWork('после работы | после офиса | как с работы вырвусь'),
    row({ kind: 'clock', mark: 'hour' }, 'часик | часика | часиков | часикам'),
    cue(
      'human',
      'или бот | или робот | или машина | или нейросеть | или программа | бот или | робот или | вы реальный человек | ты реальный человек',
    ),
    cue(
      'callback',
      combine(
        'поговорить с {} | пообщаться с {} | связаться с {}',
        'реальным человеком | живым человеком | настоящим человеком | живым агентом | сотрудником',
      ),
    ),
    cue('beside', 'положи рядом | поставь рядом | покажи рядом | бок о бок | рядом друг с другом'),
  ],
  hi: [
    cue('callback', 'इंसान चाहिए | इंसान से बात | असली इंसान से बात | किसी इंसान से बात'),
    cue(
      'callback',
      combine(
        '{} से बात करनी है | {} से बात करा दो | {} से बात कराइए | {} से मिलाइए | {} se baat karni hai | {} se baat karwa do',
        'इंसान|किसी इंसान|असली इंसान|मैनेजर|किसी व्यक्ति|insaan|kisi insaan|manager',
      ),
    ),
    lastTwo('आखिरी दो | आख़िरी दो | अंतिम दो | आखिर के दो | लास्ट दो'),
    ...numbered('नंबर {}', 'एक|दो|तीन|चार|पांच'),
    cue('beside', 'साथ में दिखा | साथ दिखा | साथ साथ दिखा | साथ में दिखाओ | साथ में दिखाना'),
    afterWork('ऑफिस के बाद | दफ्तर के बाद | काम के बाद'),
    cue('human', 'या बॉट | या रोबोट | या मशीन'),
    cue('callback', 'बात करवाओ | बात करवा दो | बात कराओ | बात करवाइए | फोन कर लें | फोन कर लेना'),
    cue('beside', 'साथ में रख | साथ रख | आमने सामने | अगल बगल'),
  ],
  hinglish: [
    cue('callback', 'insaan chahiye | insaan se baat | human chahiye | kisi insaan se baat'),
    lastTwo('aakhri do | akhri do | aakhiri do | last do | last two'),
    cue('beside', 'saath me dikhao | saath mein dikhao | sath me dikhao | saath dikhao'),
    afterWork('office ke baad | daftar ke baad | kaam ke baad'),
    cue('human', 'ya bot | ya robot | ya machine'),
    cue('callback', 'baat karwao | baat karwa do | baat karao | phone kar le | phone kar lena'),
    cue('beside', 'saath me rakh | saath rakh | aamne saamne | side by side'),
  ],
  zh: [
    cue('deal', '如果卖掉 | 要是卖掉 | 卖掉的话 | 如果卖的话'),
    row(
      { kind: 'cue', cue: 'deal', purpose: 'rent' },
      '如果租出去 | 要是租出去 | 租出去的话 | 如果出租的话',
    ),
    cue('help', '你到底能做什么 | 你究竟会什么 | 你能干什么 | 你能干嘛 | 你有什么用 | 你會做什麼'),
    cue('callback', '我要真人 | 要真人 | 我要人工 | 要人工 | 人工服务 | 找个真人 | 找个人工'),
    cue(
      'callback',
      '转人工 | 轉人工 | 换真人 | 換真人 | 找真人 | 人工客服 | 真人客服 | 找你们经理 | 跟人聊 | 叫你们经理',
    ),
    plain('一起'),
    cue('beside', '放一起 | 放在一起 | 摆一起 | 摆在一起 | 一起比 | 一起比比 | 并排'),
    afterWork('下班后 | 离开办公室'),
  ],
  de: [
    cue(
      'callback',
      'mensch bitte | einen menschen bitte | bitte einen menschen | mitarbeiter bitte | einen mitarbeiter bitte | echter mensch bitte',
    ),
    cue(
      'callback',
      combine(
        'ich will {} | gib mir {} | geben sie mir {} | verbinden sie mich mit {} | verbinde mich mit {} | verbind mich mit {} | ich brauche {} | ich möchte mit {} | schick mir {} | schicken sie mir {} | kann ich mit {} | stell mich zu {}',
        'einen menschen|einem menschen|eine person|einer person|einen mitarbeiter|einem mitarbeiter|den chef|den makler|dem makler|einen makler|einem makler|einen berater|einem berater|jemanden|jemandem|einen echten menschen|einem menschen sprechen|einem menschen reden',
      ),
    ),
    cue(
      'callback',
      'mit wem kann ich reden | mit wem kann ich sprechen | wer kann mich beraten | ruft zurueck | ruf zurueck | melde dich zurueck',
    ),
    lastTwo('letzten beiden | letzten zwei | beiden letzten | letzten 2 | letzte zwei'),
    ...numbered('nummer {} | nr {}', 'eins|zwei|drei|vier|fuenf'),
    afterWork('nach dem buero | nach der arbeit | nach feierabend'),
    cue(
      'human',
      'oder ein bot | oder bot | oder ne maschine | oder eine maschine | oder ein roboter',
    ),
    cue(
      'callback',
      combine(
        'mit {} reden | mit {} sprechen | mit {} telefonieren',
        'einem richtigen menschen | einem echten menschen | einem menschen | einem richtigen berater | einer echten person',
      ),
    ),
    cue('beside', 'gegenueber | nebeneinander'),
    topic(
      'dewa_utilities',
      'wasser und licht | licht und wasser | strom angeschlossen | wasser angeschlossen',
    ),
  ],
} satisfies Readonly<Record<string, PhraseTable>>
