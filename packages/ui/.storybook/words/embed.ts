import { useUi } from '../../src/foundations/UiProvider/ui-context.ts'
import { spoken } from './spoken.ts'

const en = {
  video: {
    title: 'Video of this home',
    play: 'Play the video',
    note: 'It comes from video.example, which may keep data about the visit.',
    open: 'Open on video.example',
  },
  tour: {
    title: '360° tour of this home',
    play: 'Walk through the home',
    note: 'It comes from tour.example, which may keep data about the visit.',
    open: 'Open on tour.example',
  },
}

const ar: typeof en = {
  video: {
    title: 'فيديو هذا العقار',
    play: 'تشغيل الفيديو',
    note: 'يأتي من video.example، وقد يحتفظ ببيانات عن الزيارة.',
    open: 'فتح في video.example',
  },
  tour: {
    title: 'جولة 360° في هذا العقار',
    play: 'تجوّل في العقار',
    note: 'تأتي من tour.example، وقد يحتفظ ببيانات عن الزيارة.',
    open: 'فتح في tour.example',
  },
}

/** Texts of embedded films and tours in the language of the toolbar. */
export function useEmbedWords() {
  return spoken(useUi().locale, en, ar)
}
