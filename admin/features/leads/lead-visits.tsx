/** The browsers that are known to be a lead's, and where it came from. */
import type { Lead } from '@leadwright/sdk'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { isEqual } from '../../product/is-equal.ts'
import { deviceNames } from '../../product/results/breakdown.tsx'
import { Arrival } from '../../product/visitors/arrival.tsx'
import { VisitorTable } from '../../product/visitors/visitor-table.tsx'
import { countryOf } from '../../product/visitors/visitor-words.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Facts, Section } from '../../ui/section.tsx'
import type { OfLead } from './of-lead.ts'

export function LeadVisits({ site_id, lead_id, timezone }: OfLead) {
  const { t } = useMessages()
  return (
    <VisitorTable
      site_id={site_id}
      timezone={timezone}
      filter={{ lead_id }}
      isPart
      empty={<EmptyState title={t('visitors.none_of_lead')} text={t('visitors.none_of_lead_text')} />}
    />
  )
}

export function LeadOrigin({ lead, timezone }: { lead: Lead; timezone: string | undefined }) {
  const messages = useMessages()
  const { t } = messages
  const { origin } = lead
  if (!origin) return null
  const { first_touch, last_touch } = origin
  const device: MessageKey | undefined = origin.device && deviceNames[origin.device]
  const isSame = isEqual(first_touch, last_touch)
  return (
    <>
      {(origin.country || device) && (
        <Section title={t('results.where')}>
          <Facts
            facts={[
              [t('results.country'), countryOf(messages, origin.country) ?? '–'],
              [t('results.device'), device ? t(device) : '–'],
            ]}
          />
        </Section>
      )}
      <Arrival title={t('visitors.first_touch')} touch={first_touch} timezone={timezone} />
      {!isSame && <Arrival title={t('visitors.last_touch')} touch={last_touch} timezone={timezone} />}
    </>
  )
}
