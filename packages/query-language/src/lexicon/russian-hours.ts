import type { PhraseRow, PhraseTable } from '../grammar/phrase-table.ts'

const minutesPerHour = 60

/** The hours from one to twelve, as in 'половина пятого' and as in 'без десяти пять'. */
const begun =
  'первого|второго|третьего|четвертого|пятого|шестого|седьмого|восьмого|девятого|десятого|одиннадцатого|двенадцатого'.split(
    '|',
  )
const full = 'час|два|три|четыре|пять|шесть|семь|восемь|девять|десять|одиннадцать|двенадцать'.split(
  '|',
)

const timesOf = (hour: number): PhraseRow[] => {
  const at = (minutes: number, phrases: string): PhraseRow => [
    { kind: 'time', minutes: (hour - 1) * minutesPerHour + minutes },
    phrases,
  ]
  const [ending, name] = [begun[hour - 1], full[hour - 1]]
  return [
    at(
      30,
      `пол${ending} | пол ${ending} | пол-${ending} | половина ${ending} | половину ${ending}`,
    ),
    at(15, `четверть ${ending}`),
    at(45, `без четверти ${name}`),
    at(50, `без десяти ${name}`),
  ]
}

/** Hours of the day with their minutes in the words. */
export const russianHours: PhraseTable = begun.flatMap((_, index) => timesOf(index + 1))
