import { compiledAnswers } from '@manzil/content/compiled-content'
import { openLibrary } from '@manzil/content/content-library'
import { contentLanguages } from '@manzil/content/content-row'
import { createTextTools } from '../src/tools/site-texts.ts'
import { fakeTools } from './fake-tools.ts'

export const siteRows = (await Promise.all(contentLanguages.map(compiledAnswers))).flat()

/** The texts that come with the program: one library for all files of a worker, since its indexes take long. */
export const siteLibrary = openLibrary(siteRows)

export const siteTexts = createTextTools({ library: async () => siteLibrary })

/** The texts of the site, beside three properties of any search. */
export const toolsWithTexts = { ...fakeTools(() => 3), ...siteTexts }
