import { useMemo } from 'react'
import type { TableTexts } from '../../src/data/DataTable/table-props.ts'
import { useUi } from '../../src/foundations/UiProvider/ui-context.ts'
import { useFigureWords } from './figures.ts'
import { spoken } from './spoken.ts'

const en = {
  caption: 'My listings',
  home: 'Home',
  place: 'Place',
  price: 'Price',
  views: 'Views',
  listed: 'Listed',
  status: 'Status',
  live: 'Live',
  draft: 'Draft',
  ended: 'Ended',
  edit: 'Edit',
  copy: 'Copy',
  remove: 'Delete',
  end: 'End listings',
  selectRow: (name: string) => `Select ${name}`,
  selectAll: 'Select all on this page',
  selected: (count: string) => `${count} selected`,
  clearSelection: 'Clear selection',
  columns: 'Columns',
  rowMenu: (name: string) => (name ? `Actions of ${name}` : 'Actions'),
  sortBy: 'Sort by',
  ascending: 'lowest first',
  descending: 'highest first',
  unsorted: 'As listed',
  loading: 'Loading your listings',
  search: 'Find in my listings',
  emptyTitle: 'You have no listings yet',
  emptyText: 'A listing takes about ten minutes. You can stop and go on later.',
  add: 'Add property',
  failedTitle: 'Your listings could not be loaded',
  failedText: 'Nothing is lost. Try again in a moment.',
  retry: 'Try again',
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: string) => `Page ${page}`,
}

const ar: typeof en = {
  caption: 'عقاراتي',
  home: 'العقار',
  place: 'الموقع',
  price: 'السعر',
  views: 'المشاهدات',
  listed: 'تاريخ الإضافة',
  status: 'الحالة',
  live: 'منشور',
  draft: 'مسودة',
  ended: 'منتهٍ',
  edit: 'تعديل',
  copy: 'نسخ',
  remove: 'حذف',
  end: 'إنهاء الإعلانات',
  selectRow: (name) => `تحديد ${name}`,
  selectAll: 'تحديد كل ما في الصفحة',
  selected: (count) => `المحدد ${count}`,
  clearSelection: 'إلغاء التحديد',
  columns: 'الأعمدة',
  rowMenu: (name) => (name ? `إجراءات ${name}` : 'إجراءات'),
  sortBy: 'ترتيب حسب',
  ascending: 'من الأقل',
  descending: 'من الأعلى',
  unsorted: 'كما أُضيفت',
  loading: 'جارٍ تحميل عقاراتك',
  search: 'ابحث في عقاراتي',
  emptyTitle: 'لا عقارات لديك بعد',
  emptyText: 'تستغرق إضافة عقار نحو عشر دقائق، ويمكنك التوقف والمتابعة لاحقًا.',
  add: 'أضف عقارًا',
  failedTitle: 'تعذّر تحميل عقاراتك',
  failedText: 'لم يضع شيء. حاول بعد قليل.',
  retry: 'حاول مجددًا',
  pages: 'الصفحات',
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
  page: (page) => `الصفحة ${page}`,
}

/** Texts of the table in the language of the toolbar. */
export function useTableWords() {
  const { locale } = useUi()
  const figures = useFigureWords()
  return useMemo(() => {
    const words = spoken(locale, en, ar)
    const texts: TableTexts = {
      ...words,
      selected: (count) => words.selected(figures.number(count)),
      sortOption: (header, direction) => `${header}: ${words[direction]}`,
      more: figures.more,
      shown: figures.chart.shown,
    }
    return { ...words, texts, figures }
  }, [locale, figures])
}
