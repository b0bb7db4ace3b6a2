/** The endpoints of assistants, which no other feature asks. */
import { AssistantsResource } from '@leadwright/sdk'
import { clientOf } from '../../product/session/api.ts'

export const { assistants } = clientOf({ assistants: AssistantsResource })
