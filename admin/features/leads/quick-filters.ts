/** Filters of the list that are one choice each: what it is called, what there is to choose, and what the chip says. */
import { useMessages } from '../../messages/messages.tsx'
import { useAudienceChoices, useCampaignChoices, useTagChoices } from '../../product/filter/choices.ts'
import type { LeadSearch } from '../../product/leads/lead-search.ts'
import type { Changes } from '../../product/screens/use-view.ts'
import type { Option } from '../../ui/option.tsx'

export type OnChange = (changes: Changes<LeadSearch>) => void

export type QuickFilter = {
  id: 'mailability' | 'address' | 'tag' | 'audience' | 'campaign'
  label: string
  options: Option[]
  /** Its options are the same on every site: it is there at once. */
  isKnown?: boolean
  /** The chosen one as a sentence. */
  sentence: (option: string) => string
}

/** The list with nothing chosen of these, and no rules. */
export const withoutFilters = {
  ...{ tag: undefined, audience: undefined, campaign: undefined },
  ...{ mailability: undefined, address: undefined, filter: undefined },
}

const addressChips = {
  valid: 'quality.only_valid',
  risky: 'quality.only_risky',
  invalid: 'quality.only_invalid',
  unknown: 'quality.only_unknown',
} as const

export function useQuickFilters(site_id: string): QuickFilter[] {
  const { t } = useMessages()
  const tags = useTagChoices(site_id)
  const audiences = useAudienceChoices(site_id)
  const campaigns = useCampaignChoices(site_id)
  const nameOf = (options: Option[], id: string) => options.find(option => option.id === id)?.label ?? '…'
  return [
    {
      id: 'mailability',
      isKnown: true,
      label: t('leads.filter_email'),
      options: [
        { id: 'subscribed', label: t('status.subscribed') },
        { id: 'unsubscribed', label: t('status.unsubscribed') },
      ],
      sentence: id => t(id === 'subscribed' ? 'leads.only_subscribed' : 'leads.only_unsubscribed'),
    },
    {
      id: 'address',
      isKnown: true,
      label: t('filter.email_validity'),
      options: [
        { id: 'valid', label: t('status.valid') },
        { id: 'risky', label: t('status.risky') },
        { id: 'invalid', label: t('status.invalid') },
        { id: 'unknown', label: t('status.unknown') },
      ],
      sentence: id => t(addressChips[id as keyof typeof addressChips]),
    },
    {
      id: 'tag',
      label: t('leads.filter_tag'),
      options: tags,
      sentence: id => t('leads.with_tag', { name: nameOf(tags, id) }),
    },
    {
      id: 'audience',
      label: t('leads.filter_audience'),
      options: audiences,
      sentence: id => t('leads.in_audience', { name: nameOf(audiences, id) }),
    },
    {
      id: 'campaign',
      label: t('leads.filter_campaign'),
      options: campaigns,
      sentence: id => t('leads.by_campaign', { name: nameOf(campaigns, id) }),
    },
  ] satisfies QuickFilter[]
}
