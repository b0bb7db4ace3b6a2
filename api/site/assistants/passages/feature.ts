/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { passageLimits } from './limits.ts'

export const passages = feature({ name: 'site/assistants/passages', limits: passageLimits })
