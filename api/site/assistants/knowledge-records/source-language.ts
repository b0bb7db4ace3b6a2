/** In which language a source is. */
import { enumOf } from '../../../platform/schemas/enum-of.ts'

export const sourceLanguage = enumOf({ en: 'English.', es: 'Spanish.' }).openapi('KnowledgeLanguage')
