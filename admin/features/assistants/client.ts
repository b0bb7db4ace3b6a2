/** The endpoints of assistants, which no other feature asks. */
import { AssistantsResource, KeywordsResource } from '@leadwright/sdk'
import { clientOf } from '../../product/session/api.ts'

export const { assistants, keywords } = clientOf({ assistants: AssistantsResource, keywords: KeywordsResource })
