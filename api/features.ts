/** Every feature, once. What is not in this list cannot be reached, does not work in the background, and is asked nothing. */
import { accountFeatures } from './account/features.ts'
import type { Endpoint } from './platform/features/endpoint.ts'
import type { Feature } from './platform/features/feature.ts'
import { declareStoredBytes } from './platform/files/storage/kept-bytes.ts'
import { declarePermissions } from './platform/identity/permissions.ts'
import { definitionsOf, type Limit } from './platform/runtime/define-limits.ts'
import { limits } from './platform/runtime/limits.ts'
import { publicFeatures } from './public/features.ts'
import { aiProvider } from './site/assistants/ai-provider/feature.ts'
import { assistants } from './site/assistants/assistants/feature.ts'
import { conversations } from './site/assistants/conversations/feature.ts'
import { goldenQuestions } from './site/assistants/golden-questions/feature.ts'
import { keywords } from './site/assistants/keywords/feature.ts'
import { knowledgeRecords } from './site/assistants/knowledge-records/feature.ts'
import { knowledgeSources } from './site/assistants/knowledge-sources/feature.ts'
import { passages } from './site/assistants/passages/feature.ts'
import { research } from './site/assistants/research/feature.ts'
import { retrieval } from './site/assistants/retrieval/feature.ts'
import { translation } from './site/assistants/translation/feature.ts'
import { vectors } from './site/assistants/vectors/feature.ts'
import { writing } from './site/assistants/writer/feature.ts'
import { aiDrafts } from './site/automation/ai-drafts/feature.ts'
import { answers } from './site/automation/answers/feature.ts'
import { journeyRecords } from './site/automation/journey-records/feature.ts'
import { journeys } from './site/automation/journeys/feature.ts'
import { pauses } from './site/automation/pauses/feature.ts'
import { runs } from './site/automation/runs/feature.ts'
import { emailsOfSteps } from './site/automation/step-emails/feature.ts'
import { campaigns } from './site/capture/campaigns/feature.ts'
import { hosts } from './site/capture/hosts/feature.ts'
import { popups } from './site/capture/popups/feature.ts'
import { results } from './site/capture/results/feature.ts'
import { submissions } from './site/capture/submissions/feature.ts'
import { audiences } from './site/contacts/audiences/feature.ts'
import { consents } from './site/contacts/consents/feature.ts'
import { customFields } from './site/contacts/custom-fields/feature.ts'
import { dynamicAudiences } from './site/contacts/dynamic-audiences/feature.ts'
import { declareChangingEvents } from './site/contacts/dynamic-audiences/follow-changes.ts'
import { emailStatus } from './site/contacts/email-status/feature.ts'
import { formerAddresses } from './site/contacts/former-addresses/feature.ts'
import { identitySecret } from './site/contacts/identity-secret/feature.ts'
import { imports } from './site/contacts/imports/feature.ts'
import { leadActions } from './site/contacts/lead-actions/feature.ts'
import { leadChanges } from './site/contacts/lead-changes/feature.ts'
import { leadExports } from './site/contacts/lead-exports/feature.ts'
import { leadMerges } from './site/contacts/lead-merges/feature.ts'
import { stayedOfMerge } from './site/contacts/lead-merges/rules.ts'
import { leadQuality } from './site/contacts/lead-quality/feature.ts'
import { leadRecords } from './site/contacts/lead-records/feature.ts'
import { declareLeadSets, declareMerges } from './site/contacts/lead-records/rules.ts'
import { leadSets } from './site/contacts/lead-sets/feature.ts'
import { leadUpserts } from './site/contacts/lead-upserts/feature.ts'
import { leadVerification } from './site/contacts/lead-verification/feature.ts'
import { leadViews } from './site/contacts/lead-views/feature.ts'
import { leads } from './site/contacts/leads/feature.ts'
import { declareSuppressions } from './site/contacts/leads/rules.ts'
import { mailability } from './site/contacts/mailability/feature.ts'
import { tags } from './site/contacts/tags/feature.ts'
import { visitors } from './site/contacts/visitors/feature.ts'
import { files } from './site/content/files/feature.ts'
import { fonts } from './site/content/fonts/feature.ts'
import { images } from './site/content/images/feature.ts'
import { automatedEmails } from './site/email/automated-emails/feature.ts'
import { broadcasts } from './site/email/broadcasts/feature.ts'
import { deliverability } from './site/email/deliverability/feature.ts'
import { emailHistory } from './site/email/email-history/feature.ts'
import { emailResponses } from './site/email/email-responses/feature.ts'
import { emailTransport } from './site/email/email-transport/feature.ts'
import { emails } from './site/email/emails/feature.ts'
import { savedBlocks } from './site/email/saved-blocks/feature.ts'
import { senders } from './site/email/senders/feature.ts'
import { sendingDomains } from './site/email/sending-domains/feature.ts'
import { sendingLimits } from './site/email/sending-limits/feature.ts'
import { suppressions } from './site/email/suppressions/feature.ts'
import { shownSuppressions } from './site/email/suppressions/rules.ts'
import { templateFolders } from './site/email/template-folders/feature.ts'
import { templates } from './site/email/templates/feature.ts'
import { unsubscribePage } from './site/email/unsubscribe-page/feature.ts'
import { activities } from './site/history/activities/feature.ts'
import { approvals } from './site/history/approvals/feature.ts'
import { dashboard } from './site/history/dashboard/feature.ts'
import { dataAccesses } from './site/history/data-accesses/feature.ts'
import { events } from './site/history/events/feature.ts'
import { notifications } from './site/history/notifications/feature.ts'
import { operations } from './site/history/operations/feature.ts'
import { personExports } from './site/history/person-exports/feature.ts'
import { retention } from './site/history/retention/feature.ts'
import { stream } from './site/history/stream/feature.ts'
import { webhooks } from './site/history/webhooks/feature.ts'
import { connections } from './site/integrations/connections/feature.ts'
import { incomingHooks } from './site/integrations/incoming-hooks/feature.ts'
import { services } from './site/integrations/services/feature.ts'
import { sync } from './site/integrations/sync/feature.ts'
import { sandboxDrivers } from './site/sandboxes/drivers/feature.ts'
import { sandboxAccess } from './site/sandboxes/sandbox-access/feature.ts'
import { sandboxSettings } from './site/sandboxes/sandbox-settings/feature.ts'
import { sandboxes } from './site/sandboxes/sandboxes/feature.ts'
import { pages } from './site/website/pages/feature.ts'

/** Areas from the ground up: what follows from events happens in this order. */
export const features: readonly Feature[] = [
  ...accountFeatures,
  files,
  fonts,
  images,
  leadRecords,
  tags,
  audiences,
  customFields,
  consents,
  mailability,
  emailStatus,
  leadQuality,
  leadSets,
  leads,
  leadVerification,
  leadActions,
  leadViews,
  dynamicAudiences,
  leadMerges,
  formerAddresses,
  leadExports,
  leadUpserts,
  leadChanges,
  imports,
  visitors,
  identitySecret,
  popups,
  campaigns,
  submissions,
  results,
  hosts,
  suppressions,
  sendingDomains,
  emailTransport,
  sendingLimits,
  senders,
  savedBlocks,
  templateFolders,
  templates,
  emails,
  automatedEmails,
  emailHistory,
  emailResponses,
  deliverability,
  broadcasts,
  unsubscribePage,
  pages,
  aiProvider,
  assistants,
  conversations,
  goldenQuestions,
  knowledgeRecords,
  knowledgeSources,
  keywords,
  vectors,
  research,
  passages,
  retrieval,
  translation,
  writing,
  sandboxDrivers,
  sandboxSettings,
  sandboxes,
  sandboxAccess,
  journeyRecords,
  journeys,
  runs,
  pauses,
  answers,
  aiDrafts,
  emailsOfSteps,
  services,
  connections,
  sync,
  incomingHooks,
  activities,
  events,
  personExports,
  dataAccesses,
  retention,
  operations,
  dashboard,
  notifications,
  approvals,
  webhooks,
  stream,
  ...publicFeatures,
]

declareChangingEvents(features.flatMap(({ events = [] }) => events))
declareSuppressions(shownSuppressions)
declareMerges(stayedOfMerge)
declareLeadSets(features.flatMap(({ leadSets = [] }) => leadSets))
declareStoredBytes(features.flatMap(({ storedBytes }) => storedBytes ?? []))
declarePermissions(features.map(({ permissions = {} }) => permissions))

/** Every number that the product holds to, by its name: those of everything, then those of the features. */
export const declaredLimits: readonly (readonly [name: string, limit: Limit])[] = [
  limits,
  ...features.flatMap(({ limits = [] }) => limits),
].flatMap(of => Object.entries(definitionsOf(of)))

/** Every endpoint of the API. */
export const endpoints: readonly Endpoint[] = features.flatMap(({ routes = [] }) => routes)

/** Every kind of operation, and of what waits for a person. */
export const declaredOperations = features.flatMap(({ operations = [] }) => operations)
export const declaredAttention = features.flatMap(({ attention = [] }) => attention)
export const declaredRetention = features.flatMap(({ retention: kinds = [] }) => kinds)
export const declaredNews = features.flatMap(({ news = [] }) => news)
