import { brand } from '@manzil/domain/brand'
import { useLanguage } from './use-language.ts'

/** The product's name in the script of the page. */
export const useBrandName = (): string => brand.name[useLanguage()]

/** The assistant's name in the script of the page. */
export const useAssistantName = (): string => brand.assistant[useLanguage()]
