/** How the process that serves all sites is: its disk, its memory, what waits and what failed. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { serverNow } from '../../messages/server-clock.ts'
import { fileSize } from '../../product/file-size.ts'
import { Notice } from '../../ui/notice.tsx'
import { Facts, Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { healthQuery } from './queries.ts'

export function HealthSection() {
  const messages = useMessages()
  const { t, number, moment } = messages
  const { data } = useQuery(healthQuery())
  if (!data) return <Skeleton />
  const size = (bytes: number) => fileSize(bytes, messages)
  const disk = { free: size(data.disk_free_bytes), all: size(data.disk_bytes) }
  return (
    <Section title={t('console.health')}>
      <div className="stack">
        <Facts
          facts={[
            [t('console.uptime'), moment(new Date(serverNow() - data.uptime_seconds * 1_000).toISOString())],
            [t('console.runner'), data.runner === 'temporal' ? 'Temporal' : t('console.runner_embedded')],
            [t('console.memory'), size(data.memory_bytes)],
            [t('console.disk'), t('console.disk_of', disk)],
            [t('console.waiting_writes'), number(data.waiting_actions)],
            [t('console.waiting_email'), number(data.waiting_email_count)],
            [t('console.overdue_sites'), number(data.overdue_site_count)],
            [t('console.running_operations'), number(data.running_operation_count)],
            [t('console.failed_operations'), number(data.failed_operation_count)],
          ]}
        />
        {data.damaged_sites.length > 0 && (
          <Notice tone="bad" title={t('console.damaged_title')}>
            {data.damaged_sites.map(({ site_id, site_name }) => `${site_name} (${site_id})`).join(', ')}
          </Notice>
        )}
      </div>
    </Section>
  )
}
