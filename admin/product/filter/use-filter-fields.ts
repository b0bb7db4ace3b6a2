/** The fields of leads that a filter can ask for on a site, as far as the person may know them. */
import { useMessages } from '../../messages/messages.tsx'
import { useAssistantChoices } from '../assistants/choices.ts'
import { useSandboxChoices } from '../sandboxes/choices.ts'
import { useAudienceChoices, useCampaignChoices, useFieldChoices, useTagChoices } from './choices.ts'
import { type FilterField, filterFields } from './filter-fields.ts'

export function useFilterFields(site_id: string): FilterField[] {
  const { t } = useMessages()
  const tags = useTagChoices(site_id)
  const audiences = useAudienceChoices(site_id)
  const campaigns = useCampaignChoices(site_id)
  const assistants = useAssistantChoices(site_id)
  const sandboxes = useSandboxChoices(site_id)
  const fields = useFieldChoices(site_id)
  return filterFields(t, { tags, audiences, campaigns, assistants, sandboxes, fields })
}
