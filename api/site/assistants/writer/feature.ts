/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { writingLimits } from './limits.ts'

export const writing = feature({ name: 'site/assistants/writing', limits: writingLimits })
