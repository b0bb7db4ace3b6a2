/** The endpoints of conversations, which no other feature asks. */
import { AskingResource, ConversationsResource } from '@leadwright/sdk'
import { clientOf } from '../../../product/session/api.ts'

export const { conversations, asking } = clientOf({ conversations: ConversationsResource, asking: AskingResource })
