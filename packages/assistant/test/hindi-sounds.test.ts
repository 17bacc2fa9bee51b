import { expect, it } from 'vitest'
import { hindiSoundsOf } from '../src/passages/hindi-sounds.ts'
import { createPassageIndex } from '../src/passages/passage-index.ts'

it.each([
  ['deposit wapas kab milega', 'डिपॉज़िट वापस कब मिलेगा'],
  ['ghar chhodne ke baad', 'घर छोड़ने के बाद'],
  ['lamba contract khatam', 'लंबा कॉन्ट्रैक्ट ख़त्म'],
  ['zyada', 'ज़्यादा'],
])('“%s” sounds as “%s”', (latin, devanagari) => {
  expect(hindiSoundsOf(latin)).toBe(hindiSoundsOf(devanagari))
})

it('a question in Latin letters finds a text that is asked for in Devanagari', () => {
  const text = (id: string, heading: string, line: string) => ({
    page: '',
    heading,
    text: heading,
    link: `/faqs?question=${id}`,
    of: { id, genre: 'question' as const, subject: id, asked: [line] },
  })
  const find = createPassageIndex([
    text('leave', 'क्या मैं अनुबंध ख़त्म होने से पहले जा सकता हूँ?', 'करार बीच में छोड़ूँ तो कितना भरना पड़ेगा'),
    text('repairs', 'मरम्मत का ख़र्च कौन देता है?', 'एसी ख़राब है और मालिक सुनता नहीं'),
  ])
  expect(find('ac kharab hai, malik sunta nahi')[0]?.link).toContain('repairs')
  expect(find('karar beech mein chhodun to kitna bharna padega')[0]?.link).toContain('leave')
})
