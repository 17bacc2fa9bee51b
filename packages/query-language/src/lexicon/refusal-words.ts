import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import { row } from './wording.ts'

const paired = (phrases: string) =>
  row({ kind: 'negator', reach: 'next', paired: true } as const, phrases)

/** 'Too', which finds fault with what stands before it by the word behind it. */
const tooMuch = (phrases: string) => row({ kind: 'plain', fault: 'with-next' } as const, phrases)

/** What is wrong with a place, said in full. */
const fault = (phrases: string) => row({ kind: 'plain', fault: 'whole' } as const, phrases)

/** Asks for something cheaper where no place is named that it could be said of. */
const tooDear = (phrases: string) =>
  row({ kind: 'sort', sort: 'price_asc', step: true, fault: true } as const, phrases)

/** Two refusals that ask for it: 'nothing without a balcony'. */
const insists = (phrases: string) => row({ kind: 'plain' } as const, phrases)

const correction = (phrases: string) => row({ kind: 'correction' } as const, phrases)

const tooEnglish =
  'too {} | way too {} | far too {} | a bit too {} | a little too {} | bit too {} | much too {} | is too {} | is way too {} | is far too {} | is a bit too {} | are too {} | its too {}'

/** How a place or a word is taken back: faults of a place, 'neither … nor', slips of the tongue. */
export const refusalWords = {
  en: [
    insists(
      'nothing without | nothing without a | nothing without an | nothing that has no | none without | none without a | not without | not without a | no home without a | no place without a',
    ),
    paired('neither | neither in | nor | nor in'),
    tooDear(combine(tooEnglish, 'expensive | pricey | pricy | costly | dear')),
    tooMuch(
      'is too | is way too | is far too | is a bit too | is a little too | is much too | its too | are too | are a bit too | was too | looks too | feels too | seems too | sounds too | way too | far too | a bit too | a little too | much too',
    ),
    fault(
      combine(
        tooEnglish,
        'far | far away | far out | far off | noisy | loud | posh | crowded | boring | remote | touristy | dusty | dull | congested',
      ),
    ),
    correction('ugh | argh | aargh | damn | dammit | oops no | whoops | erm no | uh no | er no'),
  ],
  ar: [
    insists(
      'لا شيء بدون | ولا شي بدون | ما أبي شي بدون | ما ابغى شي بدون | ما نبي شي بدون | مو بدون | مش بدون | ما ينفع بدون | ما يصير بدون',
    ),
    tooDear(
      'غالية علينا | غالي علينا | غالية علي | غالية مرة | غالي مرة | غالية واجد | غالي واجد | غالية جدا | غالي جدا',
    ),
    fault(
      'بعيدة | بعيد | بعيدة علينا | بعيد علينا | بعيدة علي | بعيد علي | بعيدة مرة | بعيدة وايد | بعيدة كثير | بعيدة جدا | بعيد جدا | زحمة | زحمة وايد | زحمة كثير | مزدحمة | مزعجة | إزعاج | ما عجبتني | ما تناسبني | ما تناسبنا',
    ),
    correction('اوه لا | أوه لا | يوه | غلطت | غلطان | كتبت غلط | بالغلط | لا غلط'),
  ],
  arabizi: [
    row(
      { kind: 'negator', reach: 'next' },
      `${combine('ma {} | la {} | mo {} | msh {} | mish {} | mesh {}', 'bade | badde | baddi | bdi | bde | abi | aby | abgha | abghi | abga | 3ayez | 3ayz | 3awez | 3ayza | areed | aried | bedi | bdna | badna | nabi | 7abeb | 7ab')} | mabi | mabgha | mabghi | mub | mb | msh | bala | ma yseer | ma tkoon | ma ykoon`,
    ),
    correction('2asde | asdi | 2asdi | qasdi | gasdi | la2 la2 | ghalat | 3afwan'),
  ],
  ru: [
    insists('ничего без | никак без | только не без | не без | без этого никак'),
    row(
      { kind: 'plain' },
      'я из дома | из дома работаю | работаю из дома | работает из дома | работаем из дома',
    ),
    paired('ни | ни в | ни на'),
    tooDear(
      'слишком дорого | слишком дорогой | слишком дорогая | дороговато | дороговат | дороговата | дорого для нас | дорого для меня',
    ),
    tooMuch('слишком | чересчур | больно уж | уж очень'),
    fault(
      'далековато | далеко | очень далеко | далеко от всего | шумно | шумновато | очень шумно | не по карману',
    ),
    correction(
      'тьфу | тьфу ты | фу ты | блин | черт | ах нет | ой нет | эх нет | да нет же | стоп нет | промахнулся | промахнулась',
    ),
  ],
  hi: [
    paired('न | ना'),
    tooDear('बहुत महंगा है | बहुत महंगी है | बहुत महंगे हैं | काफी महंगा है | ज्यादा महंगा है'),
    fault(
      'बहुत दूर | बहुत दूर है | काफी दूर | काफी दूर है | ज्यादा दूर | ज्यादा दूर है | दूर पड़ता है | दूर पड़ेगा | दूर है | बहुत शोर | बहुत शोर है | शोर बहुत है | बहुत भीड़ | बहुत भीड़ है',
    ),
    correction('ओह नहीं | अरे नही | अरे यार नहीं | उफ़ | उफ | ओहो | ग़लत | गलत बोला'),
  ],
  hinglish: [
    paired('na'),
    tooDear('bahut mehnga hai | bahut mehenga hai | bahut mahanga hai | kafi mehnga hai'),
    fault(
      'bahut door | bahut door hai | bahut dur | bahut dur hai | kafi door | kafi door hai | kaafi door hai | kafi dur hai | zyada door hai | zyada dur hai | door padta hai | dur padta hai | door padega | dur padega | door hai | dur hai | bahut shor hai | bahut bheed hai',
    ),
    correction('arre nahi | are nahi | arey nahi | arre nhi | oho | uff | oh nahi | galat bola'),
  ],
  zh: [
    insists('不能没有 | 不可以没有 | 不能少了 | 少不了 | 必须有 | 一定要有'),
    row(
      { kind: 'negator', reach: 'previous', all: true },
      combine(
        '都{} | 全都{} | 统统{} | 两个都{} | 也都{}',
        '不要 | 不想要 | 不考虑 | 不行 | 不看 | 不喜欢 | 不去 | 不住 | 不选 | 别推 | 别 | 免了 | 算了 | pass | 排除 | 除外',
      ),
    ),
    row(
      { kind: 'negator', reach: 'next' },
      combine(
        '{} | {}了',
        '不用推 | 不用推荐 | 不用给我推 | 不用给我推荐 | 不用看 | 不用给我看 | 不用发 | 不用发给我',
      ),
    ),
    row(
      { kind: 'negator', reach: 'next' },
      '不打算 | 没打算 | 不准备 | 暂时不 | 先不 | 不想再 | 不再',
    ),
    row({ kind: 'drop' }, '不用 | 用不着 | 不用带'),
    row(
      { kind: 'also' },
      combine(
        '{}排除 | {}排除了 | {}排除掉',
        '不用 | 不必 | 不需要 | 不再 | 别 | 不要再 | 先别 | 取消 | 没必要',
      ),
    ),
    row(
      { kind: 'background', was: true },
      combine(
        '{}看 | {}看的 | {}看的是 | {}想 | {}找 | {}想看 | {}想要 | {}说',
        '原来 | 本来 | 原本 | 原先 | 之前 | 一开始 | 起初',
      ),
    ),
    tooDear('太贵 | 太贵了 | 有点贵'),
    fault(
      combine(
        '太{} | 太{}了 | 有点{} | 有点太{} | {}了点',
        '远 | 偏 | 吵 | 挤 | 闹 | 乱 | 偏僻 | 吵闹 | 高档',
      ),
    ),
    correction(
      '呸 | 呸呸 | 啊不 | 哎不 | 噢不 | 喔不 | 不不 | 不不不 | 错了 | 打错了 | 写错了 | 打错字了 | 搞错了 | 弄错了 | 记错了 | 哎呀 | 口误 | 手误 | 手滑',
    ),
  ],
  de: [
    insists(
      'nichts ohne | nix ohne | nicht ohne | keine ohne | keines ohne | keinesfalls ohne | auf keinen fall ohne',
    ),
    paired('weder | weder in | noch | noch in'),
    tooDear(combine('{} | uns {} | mir {} | viel {} | etwas {} | leider {}', 'zu teuer')),
    tooMuch('zu | viel zu | etwas zu | ein bisschen zu | leider zu'),
    fault('weit weg | sehr weit weg | so weit weg | weit draussen'),
    correction('ach | mist | verflixt | hoppla | aeh nein | aehm nein | oh nein | quatsch nein'),
  ],
} satisfies Readonly<Record<string, PhraseTable>>
