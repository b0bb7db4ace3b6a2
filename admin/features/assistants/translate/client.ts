/** The endpoint that translates, which no other feature asks. */
import { TranslationResource } from '@leadwright/sdk'
import { clientOf } from '../../../product/session/api.ts'

export const { translation } = clientOf({ translation: TranslationResource })
