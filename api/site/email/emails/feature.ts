/** What the rest of the code knows of this feature. */
import { feature } from '../../../platform/features/feature.ts'
import { relayHandler } from '../../../platform/mail/relay.ts'
import { senderOfSite } from './in-site-name.ts'
import { sendEmailHandler } from './jobs.ts'
import { routes } from './routes.ts'
import { replacePerson } from './store.ts'
import { settleHitsHandler } from './tracking-jobs.ts'

export const emails = feature({
  name: 'site/email/emails',
  routes,
  jobs: scope => [
    sendEmailHandler(scope),
    settleHitsHandler(scope),
    relayHandler(scope, senderOfSite(scope.installation.databases)),
  ],
  erase: (tx, { lead_id, hash }) => replacePerson(tx, lead_id, hash),
})
