/** Every feature of visitors and readers, in the order in which what follows from events happens. */

import type { Feature } from '../platform/features/feature.ts'
import { publicAllowedDomain } from './allowed-domain/feature.ts'
import { publicAnswers } from './answers/feature.ts'
import { publicChat } from './chat/feature.ts'
import { publicConfiguration } from './configuration/feature.ts'
import { publicConfirmations } from './confirmations/feature.ts'
import { publicDecisions } from './decisions/feature.ts'
import { publicDigests } from './digests/feature.ts'
import { publicEvents } from './events/feature.ts'
import { publicFiles } from './files/feature.ts'
import { publicImages } from './images/feature.ts'
import { publicInboundMail } from './inbound-mail/feature.ts'
import { publicIncomingHooks } from './incoming-hooks/feature.ts'
import { publicPlainForms } from './plain-forms/feature.ts'
import { publicPopupRules } from './popup-rules/feature.ts'
import { publicSandboxEntries } from './sandbox-entries/feature.ts'
import { publicSenderVerification } from './sender-verification/feature.ts'
import { publicServiceNotices } from './service-notices/feature.ts'
import { publicSitePages } from './site-pages/feature.ts'
import { publicSubmissions } from './submissions/feature.ts'
import { publicTracking } from './tracking/feature.ts'
import { publicUnsubscribe } from './unsubscribe/feature.ts'

export const publicFeatures: readonly Feature[] = [
  publicAllowedDomain,
  publicAnswers,
  publicChat,
  publicConfiguration,
  publicConfirmations,
  publicDecisions,
  publicDigests,
  publicEvents,
  publicFiles,
  publicImages,
  publicInboundMail,
  publicIncomingHooks,
  publicPlainForms,
  publicPopupRules,
  publicSandboxEntries,
  publicSenderVerification,
  publicServiceNotices,
  publicSitePages,
  publicSubmissions,
  publicTracking,
  publicUnsubscribe,
]
