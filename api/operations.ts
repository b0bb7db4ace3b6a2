/** Every operation of the API, by feature. What is not in this list cannot be reached. */

import { routes as accountActivities } from './account/activities/routes.ts'
import { routes as apiKeys } from './account/api-keys/routes.ts'
import { routes as auth } from './account/auth/routes.ts'
import { routes as demo } from './account/demo/routes.ts'
import { routes as sites } from './account/sites/routes.ts'
import type { Operation } from './platform/operation.ts'
import { routes as publicAnswers } from './public/answers/routes.ts'
import { routes as configuration } from './public/configuration/routes.ts'
import { routes as publicConfirmations } from './public/confirmations/routes.ts'
import { routes as decisions } from './public/decisions/routes.ts'
import { routes as publicEvents } from './public/events/routes.ts'
import { routes as publicFiles } from './public/files/routes.ts'
import { routes as publicImages } from './public/images/routes.ts'
import { routes as plainForms } from './public/plain-forms/routes.ts'
import { routes as senderVerification } from './public/sender-verification/routes.ts'
import { routes as publicSubmissions } from './public/submissions/routes.ts'
import { routes as tracking } from './public/tracking/routes.ts'
import { routes as unsubscribe } from './public/unsubscribe/routes.ts'
import { routes as activities } from './site/activities/routes.ts'
import { routes as aiDrafts } from './site/ai-drafts/routes.ts'
import { routes as answers } from './site/answers/routes.ts'
import { routes as audiences } from './site/audiences/routes.ts'
import { routes as campaigns } from './site/campaigns/routes.ts'
import { routes as consents } from './site/consents/routes.ts'
import { routes as customFields } from './site/custom-fields/routes.ts'
import { routes as emails } from './site/emails/routes.ts'
import { routes as events } from './site/events/routes.ts'
import { routes as files } from './site/files/routes.ts'
import { routes as hosts } from './site/hosts/routes.ts'
import { routes as identitySecret } from './site/identity-secret/routes.ts'
import { routes as images } from './site/images/routes.ts'
import { routes as journeys } from './site/journeys/routes.ts'
import { routes as simulations } from './site/journeys/simulation/routes.ts'
import { routes as journeyStarters } from './site/journeys/starters/routes.ts'
import { routes as journeyTransfers } from './site/journeys/transfer/routes.ts'
import { routes as leadQuality } from './site/lead-quality/routes.ts'
import { routes as leads } from './site/leads/routes.ts'
import { routes as popups } from './site/popups/routes.ts'
import { routes as results } from './site/results/routes.ts'
import { routes as runs } from './site/runs/routes.ts'
import { routes as senders } from './site/senders/routes.ts'
import { routes as stream } from './site/stream/routes.ts'
import { routes as submissions } from './site/submissions/routes.ts'
import { routes as tags } from './site/tags/routes.ts'
import { routes as templates } from './site/templates/routes.ts'
import { routes as unsubscribePage } from './site/unsubscribe-page/routes.ts'
import { routes as visitors } from './site/visitors/routes.ts'

export const operations: readonly Operation[] = [
  ...auth,
  ...sites,
  ...apiKeys,
  ...accountActivities,
  ...demo,
  ...activities,
  ...events,
  ...journeys,
  ...journeyStarters,
  ...journeyTransfers,
  ...simulations,
  ...runs,
  ...aiDrafts,
  ...answers,
  ...publicAnswers,
  ...popups,
  ...campaigns,
  ...hosts,
  ...images,
  ...publicImages,
  ...files,
  ...publicFiles,
  ...submissions,
  ...results,
  ...visitors,
  ...tags,
  ...customFields,
  ...audiences,
  ...leads,
  ...leadQuality,
  ...consents,
  ...identitySecret,
  ...stream,
  ...configuration,
  ...decisions,
  ...publicSubmissions,
  ...plainForms,
  ...publicEvents,
  ...senderVerification,
  ...tracking,
  ...unsubscribe,
  ...publicConfirmations,
  ...emails,
  ...senders,
  ...templates,
  ...unsubscribePage,
]
