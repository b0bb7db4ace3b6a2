/** A summary of each step of a campaign. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { useAssistants } from '../../../product/assistants/choices.ts'
import type { StepId } from '../../../product/campaigns/paths.ts'
import { connectionsQuery } from '../../../product/connections/queries.ts'
import { useAudienceChoices, useTagChoices } from '../../../product/filter/choices.ts'
import { useSandboxes } from '../../../product/sandboxes/choices.ts'
import { useCan } from '../../../product/session/abilities.ts'
import type { CampaignDraft } from '../draft.ts'
import { filesQuery, useSources } from '../queries.ts'

export function useStepFacts(site_id: string, draft: CampaignDraft): Record<StepId, string[]> {
  const { t } = useMessages()
  return {
    capturing: useCapturing(site_id, draft),
    after: useAfter(site_id, draft),
    quality: useQuality(draft),
    integration: useIntegration(site_id, draft),
    mapping: [t('campaign.mapped_count', { count: draft.field_mapping.length })],
  }
}

function useCapturing(site_id: string, { lead_source, popup_id, assistant_id }: CampaignDraft): string[] {
  const { t } = useMessages()
  const source = useSources(site_id)?.find(({ id }) => id === popup_id)
  const assistant = useAssistants(site_id)?.find(({ id }) => id === assistant_id)
  if (lead_source === 'assistant') {
    return [`${t('campaign.source_assistant')}: ${assistant?.name ?? t('campaign.not_set')}`]
  }
  const type = t(lead_source === 'form' ? 'campaign.source_form' : 'campaign.source_popup')
  if (!source) return [`${type}: ${t('campaign.not_set')}`]
  return [
    `${type}: ${source.name}`,
    t(source.status === 'published' ? 'campaign.source_is_live' : 'campaign.source_goes_live'),
  ]
}

function useAfter(site_id: string, draft: CampaignDraft): string[] {
  const { t, list } = useMessages()
  const { data: files } = useQuery(filesQuery(site_id))
  const file = files?.find(({ id }) => id === draft.file_id)?.name ?? t('campaign.not_set')
  const sandbox = useSandboxes(site_id)?.find(({ id }) => id === draft.sandbox_id)?.name ?? t('campaign.not_set')
  const actions = {
    thank_you: t('campaign.thank_you'),
    destination_url: `${t('campaign.destination')}: ${draft.destination_url ?? t('campaign.not_set')}`,
    download: `${t('campaign.download')}: ${file}`,
    sandbox: t('campaign.opens_sandbox'),
  }
  return [
    actions[draft.form_action],
    ...(draft.sandbox_access ? [`${t('campaign.sandbox_access')}: ${sandbox}`] : []),
    ...(draft.feedback_email ? [`${t('campaign.feedback')}: ${draft.feedback_subject || t('campaign.not_set')}`] : []),
    ...(draft.notify === 'off' ? [] : [`${t('campaign.notices')}: ${list(draft.notify_emails)}`]),
  ]
}

function useQuality(draft: CampaignDraft): string[] {
  const { t, list } = useMessages()
  const refused = [
    ...(draft.reject_disposable ? [t('campaign.reject_disposable')] : []),
    ...(draft.reject_free ? [t('campaign.reject_free')] : []),
    ...(draft.reject_role_based ? [t('campaign.reject_role_based')] : []),
  ]
  return [
    refused.length > 0 ? `${t('campaign.refused')}: ${list(refused)}` : t('campaign.refuses_nothing'),
    ...(draft.email_confirmation ? [t('campaign.email_confirmation')] : []),
  ]
}

function useIntegration(site_id: string, { tag_ids, audience_ids, connection_id }: CampaignDraft): string[] {
  const { t, list } = useMessages()
  const can = useCan()
  const { data: connections } = useQuery({
    ...connectionsQuery(site_id),
    enabled: connection_id !== null && can('manage-integrations', site_id),
  })
  const service = connections?.find(({ id }) => id === connection_id)?.name
  const tags = useTagChoices(site_id)
  const audiences = useAudienceChoices(site_id)
  const names = (ids: readonly string[], known: readonly { id: string; label: string }[]) =>
    list(known.filter(({ id }) => ids.includes(id)).map(({ label }) => label))
  return [
    ...(tag_ids.length > 0 ? [`${t('campaign.tags')}: ${names(tag_ids, tags)}`] : []),
    ...(audience_ids.length > 0 ? [`${t('campaign.audiences')}: ${names(audience_ids, audiences)}`] : []),
    ...(connection_id === null ? [] : [[t('campaign.service'), service].filter(Boolean).join(': ')]),
    ...(tag_ids.length + audience_ids.length === 0 && connection_id === null ? [t('campaign.service_none')] : []),
  ]
}
