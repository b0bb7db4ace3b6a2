/** The endpoints of research, which no other feature asks. */
import { ResearchResource } from '@leadwright/sdk'
import { clientOf } from '../../../product/session/api.ts'

export const research = clientOf({ research: ResearchResource }).research
