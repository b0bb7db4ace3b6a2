/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { translationLimits } from './limits.ts'
import { routes } from './routes.ts'

export const translation = feature({ name: 'site/assistants/translation', routes, limits: translationLimits })
