import { useUi } from '../../src/foundations/UiProvider/ui-context.ts'
import { spoken } from './spoken.ts'

const en = {
  uploading: 'Uploading pictures',
  threeOfFour: '3 of 4',
  saved: 'All pictures are saved',
  broken: 'One picture could not be saved',
  waiting: 'Waiting for the server',
  listing: 'Add your property',
  place: 'Place',
  placeDetail: 'Marina Gate 2, Dubai Marina',
  facts: 'Facts',
  factsError: 'The size is missing',
  pictures: 'Pictures',
  price: 'Price',
  check: 'Check and publish',
  done: 'done',
  current: 'you are here',
  failed: 'needs you',
  upcoming: 'not yet',
  position: (step: number, all: number) => `Step ${step} of ${all}`,
}

const ar: typeof en = {
  uploading: 'جارٍ رفع الصور',
  threeOfFour: '3 من 4',
  saved: 'حُفظت كل الصور',
  broken: 'تعذّر حفظ صورة واحدة',
  waiting: 'بانتظار الخادم',
  listing: 'أضف عقارك',
  place: 'الموقع',
  placeDetail: 'مارينا جيت 2، دبي مارينا',
  facts: 'المواصفات',
  factsError: 'المساحة ناقصة',
  pictures: 'الصور',
  price: 'السعر',
  check: 'المراجعة والنشر',
  done: 'اكتملت',
  current: 'أنت هنا',
  failed: 'تحتاج إليك',
  upcoming: 'لاحقًا',
  position: (step, all) => `الخطوة ${step} من ${all}`,
}

/** Texts of steps and progress in the language of the toolbar. */
export function useStepWords() {
  return spoken(useUi().locale, en, ar)
}
