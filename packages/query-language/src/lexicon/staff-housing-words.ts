import type { PhraseTable } from '../grammar/phrase-table.ts'
import { row } from './wording.ts'

/** A home for those who work for one: no kind of its own on this site. */
const staffHousing = (phrases: string): PhraseTable => [
  row({ kind: 'type', types: ['apartment', 'villa'] }, phrases),
]

/** Where employees live: 'staff housing', 'labour camp'. */
export const staffHousingWords = {
  en: staffHousing(
    'staff housing | staff accommodation | staff accomodation | employee housing | employee accommodation | employees accommodation | company accommodation | workers accommodation | worker accommodation | workers housing | worker housing | labour camp | labor camp | labour camps | labor camps | labour accommodation | labor accommodation | crew accommodation | housing for staff | housing for my staff | housing for our staff | housing for workers | accommodation for staff | accommodation for my staff | accommodation for our staff | accommodation for workers | accommodation for employees | accommodation for our workers',
  ),
  ar: staffHousing(
    'سكن عمال | سكن للعمال | سكن العمال | سكن موظفين | سكن للموظفين | سكن الموظفين | سكن عماله | سكن عمالة | كمب عمال | كامب عمال | سكن شركة | سكن شركات',
  ),
  ru: staffHousing(
    'жилье для персонала | жильё для персонала | жилье для сотрудников | жильё для сотрудников | жилье для рабочих | жильё для рабочих | общежитие для рабочих | общежитие для персонала | общежитие для сотрудников | квартиры для персонала | квартиры для сотрудников | размещение персонала | проживание персонала',
  ),
  hi: staffHousing(
    'स्टाफ हाउसिंग | स्टाफ़ हाउसिंग | स्टाफ के लिए घर | स्टाफ के लिए आवास | कर्मचारियों के लिए आवास | कर्मचारियों के लिए घर | मज़दूरों के लिए आवास | मजदूरों के लिए आवास | लेबर कैंप | लेबर कैम्प | स्टाफ अकोमोडेशन',
  ),
  hinglish: staffHousing(
    'staff ke liye ghar | staff ke liye accommodation | staff ke liye rehne | labour camp | staff accommodation | staff housing | workers ke liye ghar | mazdooron ke liye ghar',
  ),
  zh: staffHousing(
    '员工宿舍 | 职工宿舍 | 工人宿舍 | 劳工营 | 劳工宿舍 | 员工住房 | 员工住宿 | 員工宿舍 | 工人營',
  ),
  de: staffHousing(
    'mitarbeiterwohnungen | mitarbeiterwohnung | mitarbeiterunterkunft | personalunterkunft | personalwohnungen | personalwohnung | unterkunft fuer mitarbeiter | unterkunft fuer unsere mitarbeiter | unterkunft fuer personal | unterkunft fuer unser personal | unterkunft fuer unsere | unterkunft fuer meine | unterkuenfte fuer unsere | unterkunft fuer arbeiter | unterkuenfte fuer mitarbeiter | wohnungen fuer mitarbeiter | wohnungen fuer unsere mitarbeiter | arbeiterunterkunft | arbeiterunterkuenfte | arbeiterwohnheim',
  ),
} satisfies Readonly<Record<string, PhraseTable>>
