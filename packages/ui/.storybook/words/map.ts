import { useMemo } from 'react'
import { useUi } from '../../src/foundations/UiProvider/ui-context.ts'
import type { MapTexts } from '../../src/map/PropertyMap/map-props.ts'
import { useFigureWords } from './figures.ts'
import { spoken } from './spoken.ts'

const en = {
  label: 'Map of homes',
  help: 'Arrow keys move the map, plus and minus zoom. Tab goes on to the homes.',
  pins: 'Homes on the map',
  cluster: (count: string) => `${count} homes, zoom in`,
  seen: 'seen',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show all homes',
  list: 'Show as list',
  backToMap: 'Back to the map',
  listLabel: 'Homes in this view',
  none: 'No homes in this view. Zoom out or move the map.',
  inView: (count: string) => `${count} homes in view`,
  twoFingers: 'Move the map with two fingers, or hold Ctrl or ⌘ and scroll',
  draw: 'Draw an area',
  hint: 'Draw around the area, or set its corners and press “Done”',
  done: 'Done',
  cancel: 'Cancel',
  box: 'Use this view',
  clear: 'Remove the area',
  moving: 'Search as the map moves',
  attribution: 'Sketch for stories, not a map',
  source: 'Land and borders: drawn by hand for stories, November 2026; no map to find a way by',
  loading: 'Looking for homes',
  failed: 'Homes could not be loaded. The map still moves.',
  tile: 'Tile',
  bedrooms: (count: string) => `${count} bedrooms`,
}

const ar: typeof en = {
  label: 'خريطة المنازل',
  help: 'مفاتيح الأسهم تحرّك الخريطة، وزائد وناقص للتكبير والتصغير. مفتاح Tab ينتقل إلى المنازل.',
  pins: 'المنازل على الخريطة',
  cluster: (count) => `${count} منازل، تكبير`,
  seen: 'سبقت مشاهدته',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  fit: 'عرض كل المنازل',
  list: 'عرض كقائمة',
  backToMap: 'العودة إلى الخريطة',
  listLabel: 'المنازل في هذا النطاق',
  none: 'لا منازل هنا. صغّر الخريطة أو حرّكها.',
  inView: (count) => `عدد المنازل الظاهرة ${count}`,
  twoFingers: 'حرّك الخريطة بإصبعين، أو اضغط Ctrl أو ⌘ مع التمرير',
  draw: 'ارسم منطقة',
  hint: 'ارسم حول المنطقة، أو ضع زواياها ثم اضغط «تم»',
  done: 'تم',
  cancel: 'إلغاء',
  box: 'استخدم هذا النطاق',
  clear: 'إزالة المنطقة',
  moving: 'ابحث عند تحريك الخريطة',
  attribution: 'رسم تقريبي للعرض، ليس خريطة',
  source: 'اليابسة والحدود: مرسومة باليد للعرض، نوفمبر 2026؛ لا تصلح للاستدلال على الطريق',
  loading: 'نبحث عن منازل',
  failed: 'تعذّر تحميل المنازل. ما زالت الخريطة تعمل.',
  tile: 'مربع',
  bedrooms: (count) => `${count} غرف نوم`,
}

/** Texts of the map in the language of the toolbar. */
export function useMapWords() {
  const { locale } = useUi()
  const figures = useFigureWords()
  return useMemo(() => {
    const words = spoken(locale, en, ar)
    const texts: MapTexts = {
      ...words,
      more: figures.more,
      shown: figures.chart.shown,
      count: figures.number,
      cluster: (count) => words.cluster(figures.number(count)),
      inView: (count) => words.inView(figures.number(count)),
      area: words,
    }
    return {
      ...words,
      texts,
      arabic: locale === 'ar',
      money: figures.money,
      short: figures.short,
      bedrooms: (count: number) => words.bedrooms(figures.number(count)),
    }
  }, [locale, figures])
}
