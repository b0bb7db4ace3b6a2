/** The email with the clicks at its links, and the links as a table: what people followed, and what machines did, apart. */
import type { ClickMapCounting, ClickMap as Clicks } from '@leadwright/sdk'
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { DocumentFrame } from '../../ui/document-frame.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PlainTable } from '../../ui/plain-table.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { percent } from '../charts/percent.ts'
import styles from './click-map.module.css'

type ClickMapProps = {
  queryKey: QueryKey
  read: (clicks: ClickMapCounting, signal: AbortSignal) => Promise<Clicks>
}

export function ClickMap({ queryKey, read }: ClickMapProps) {
  const { t } = useMessages()
  const [counting, setCounting] = useState<ClickMapCounting>('people')
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKey, 'click_map', counting],
    queryFn: ({ signal }) => read(counting, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <Section
      title={t('click_map.title')}
      description={t('click_map.text')}
      action={
        <ChoiceBar<ClickMapCounting>
          label={t('click_map.counting')}
          value={counting}
          onChange={setCounting}
          options={[
            { id: 'people', label: t('click_map.people') },
            { id: 'raw', label: t('click_map.raw') },
          ]}
        />
      }
    >
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton />}
      {data && (
        <div className={styles.map}>
          <DocumentFrame className={styles.frame} title={t('click_map.title')} html={data.html} />
          <Links links={data.links} />
        </div>
      )}
    </Section>
  )
}

function Links({ links }: Pick<Clicks, 'links'>) {
  const { t, number } = useMessages()
  if (links.length === 0) return <p className="muted">{t('click_map.none')}</p>
  return (
    <PlainTable
      rows={links}
      keyOf={({ url }) => url}
      header={{
        label: t('click_map.link'),
        cell: ({ url, shown }) => (
          <>
            <span className={styles.url}>{url}</span>
            {!shown && <small className="muted"> {t('click_map.not_shown')}</small>}
          </>
        ),
      }}
      columns={[
        { label: t('click_map.people'), cell: ({ people }) => number(people) },
        { label: t('click_map.share'), cell: ({ share }) => (share === null ? '–' : percent(number, share)) },
        { label: t('click_map.person_clicks'), cell: ({ person_clicks }) => number(person_clicks) },
        {
          label: t('click_map.machine_clicks'),
          cell: ({ machine_clicks, pending_clicks }) => number(machine_clicks + pending_clicks),
        },
      ]}
    />
  )
}
