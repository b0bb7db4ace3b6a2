/**
 * Filters of the list of leads: tag, audience, campaign, mailability, email quality. Each active filter is a chip that
 * reads as a sentence.
 */

import { ChevronDown, ListFilter } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useAudienceChoices, useCampaignChoices, useTagChoices } from '../../product/filter/choices.ts'
import { filterSentence } from '../../product/filter/filter-sentence.ts'
import { useFilterFields } from '../../product/filter/use-filter-fields.ts'
import type { LeadSearch } from '../../product/leads/lead-search.ts'
import type { LeadView } from '../../product/leads/lead-view.ts'
import type { Changes } from '../../product/screens/use-view.ts'
import { useSiteId } from '../../product/screens/use-view.ts'
import { useCan } from '../../product/session/abilities.ts'
import { Button } from '../../ui/button.tsx'
import type { FilterChip } from '../../ui/filter-bar.tsx'
import { Menu } from '../../ui/menu.tsx'
import type { Option } from '../../ui/option.tsx'
import { LeadFilterDialog } from './lead-filter-dialog.tsx'

type Changing = (changes: Changes<LeadSearch>) => void

export function LeadFilters({ view, onChange }: { view: LeadView; onChange: Changing }) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const can = useCan()
  const [isWriting, setWriting] = useState(false)
  const tags = useTagChoices(site_id)
  const audiences = useAudienceChoices(site_id)
  const campaigns = useCampaignChoices(site_id)
  return (
    <>
      {!view.mailability && (
        <FilterMenu
          label={t('leads.filter_email')}
          options={[
            { id: 'subscribed', label: t('status.subscribed') },
            { id: 'unsubscribed', label: t('status.unsubscribed') },
          ]}
          onChoose={mailability => onChange({ mailability })}
        />
      )}
      {!view.address && (
        <FilterMenu
          label={t('filter.email_validity')}
          options={[
            { id: 'valid', label: t('status.valid') },
            { id: 'risky', label: t('status.risky') },
            { id: 'invalid', label: t('status.invalid') },
            { id: 'unknown', label: t('status.unknown') },
          ]}
          onChoose={address => onChange({ address })}
        />
      )}
      <Button icon={<ListFilter size={14} aria-hidden />} onPress={() => setWriting(true)}>
        {t(view.filter ? 'leads.filter_change' : 'leads.filter_more')}
      </Button>
      {isWriting && (
        <LeadFilterDialog
          site_id={site_id}
          value={view.filter}
          onClose={() => setWriting(false)}
          onApply={filter => {
            setWriting(false)
            onChange({ filter: filter && JSON.stringify(filter) })
          }}
        />
      )}
      {/* What comes later stands last, so that nothing moves under the pointer. */}
      {tags.length > 0 && !view.tag && (
        <FilterMenu label={t('leads.filter_tag')} options={tags} onChoose={tag => onChange({ tag })} />
      )}
      {can('read-audience', site_id) && audiences.length > 0 && !view.audience && (
        <FilterMenu
          label={t('leads.filter_audience')}
          options={audiences}
          onChoose={audience => onChange({ audience })}
        />
      )}
      {campaigns.length > 0 && !view.campaign && (
        <FilterMenu
          label={t('leads.filter_campaign')}
          options={campaigns}
          onChoose={campaign => onChange({ campaign })}
        />
      )}
    </>
  )
}

function FilterMenu(props: { label: string; options: Option[]; onChoose: (id: string) => void }) {
  return (
    <Menu
      label={props.label}
      placement="bottom start"
      trigger={
        <Button>
          {props.label}
          <ChevronDown size={14} aria-hidden />
        </Button>
      }
      actions={props.options.map(({ id, label }) => ({ id, label, onAction: () => props.onChoose(id) }))}
    />
  )
}

/** The chosen filters as chips. */
export function useLeadChips(site_id: string, view: LeadView, onChange: Changing): FilterChip[] {
  const messages = useMessages()
  const { t } = messages
  const tags = useTagChoices(site_id)
  const audiences = useAudienceChoices(site_id)
  const campaigns = useCampaignChoices(site_id)
  const fields = useFilterFields(site_id)
  const nameOf = (options: Option[], id: string) => options.find(option => option.id === id)?.label ?? '…'
  const chips: FilterChip[] = []
  if (view.tag)
    chips.push({
      id: 'tag',
      text: t('leads.with_tag', { name: nameOf(tags, view.tag) }),
      onRemove: () => onChange({ tag: undefined }),
    })
  if (view.audience)
    chips.push({
      id: 'audience',
      text: t('leads.in_audience', { name: nameOf(audiences, view.audience) }),
      onRemove: () => onChange({ audience: undefined }),
    })
  if (view.campaign)
    chips.push({
      id: 'campaign',
      text: t('leads.by_campaign', { name: nameOf(campaigns, view.campaign) }),
      onRemove: () => onChange({ campaign: undefined }),
    })
  if (view.mailability)
    chips.push({
      id: 'mailability',
      text: t(view.mailability === 'subscribed' ? 'leads.only_subscribed' : 'leads.only_unsubscribed'),
      onRemove: () => onChange({ mailability: undefined }),
    })
  if (view.address)
    chips.push({
      id: 'address',
      text: t(addressChips[view.address]),
      onRemove: () => onChange({ address: undefined }),
    })
  if (view.filter)
    chips.push({
      id: 'filter',
      text: filterSentence(messages, view.filter, fields),
      onRemove: () => onChange({ filter: undefined }),
    })
  return chips
}

const addressChips = {
  valid: 'quality.only_valid',
  risky: 'quality.only_risky',
  invalid: 'quality.only_invalid',
  unknown: 'quality.only_unknown',
} as const
