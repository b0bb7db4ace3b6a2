/** What the rest of the code knows of this feature. */
import { feature } from '../../../platform/features/feature.ts'
import { provide } from '../../../platform/features/port.ts'
import { textForTest } from '../../email/templates/rules.ts'
import { writeEmailHandler } from './jobs.ts'
import { routes } from './routes.ts'
import { replacePerson } from './store.ts'
import { writeOnce } from './write-once.ts'

export const aiDrafts = feature({
  name: 'site/automation/ai-drafts',
  routes,
  provides: [provide(textForTest, writeOnce)],
  jobs: scope => [writeEmailHandler(scope)],
  erase: (tx, { lead_id, hash }) => replacePerson(tx, lead_id, hash),
})
