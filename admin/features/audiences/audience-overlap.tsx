/** How many leads an audience shares with another. */
import type { Audience } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { percent } from '../../product/charts/percent.ts'
import { Facts, Section } from '../../ui/section.tsx'
import { Select } from '../../ui/select.tsx'
import { audiencesQuery, overlapQuery } from './queries.ts'

export function AudienceOverlap({ site_id, audience }: { site_id: string; audience: Audience }) {
  const { t, number } = useMessages()
  const [chosen, choose] = useState<string>()
  const { data: audiences = [] } = useQuery(audiencesQuery(site_id))
  const others = audiences.filter(({ id }) => id !== audience.id).sort((a, b) => a.name.localeCompare(b.name))
  const other = others.find(({ id }) => id === chosen)
  const { data } = useQuery({ ...overlapQuery(site_id, audience.id, other?.id ?? ''), enabled: other !== undefined })
  const share = (of: number) => (data && of > 0 ? percent(number, data.shared / of) : percent(number, 0))
  return (
    <Section title={t('audiences.overlap')} description={t('audiences.overlap_text')}>
      {others.length === 0 ? (
        <p className="muted">{t('audiences.overlap_none')}</p>
      ) : (
        <>
          <Select
            label={t('audiences.overlap_with')}
            value={other?.id ?? null}
            placeholder={t('filter.choose')}
            options={others.map(({ id, name }) => ({ id, label: name }))}
            onChange={choose}
          />
          {data && other && (
            <div role="status" className="numbers">
              <Facts
                facts={[
                  [t('audiences.overlap_shared'), t('leads.count', { count: data.shared })],
                  [t('audiences.overlap_of', { name: audience.name }), share(data.lead_count)],
                  [t('audiences.overlap_of', { name: other.name }), share(data.other_lead_count)],
                ]}
              />
            </div>
          )}
        </>
      )}
    </Section>
  )
}
