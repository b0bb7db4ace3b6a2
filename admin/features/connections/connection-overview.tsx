/** Numbers of a connection: what is the same on both sides, what waits, calls of the day, and refusals by reason. */
import type { Connection, SyncEntryReason } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { connections } from '../../product/connections/client.ts'
import { connectionPath, serviceNames } from '../../product/connections/paths.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Meter } from '../../ui/meter.tsx'
import { Facts, Section } from '../../ui/section.tsx'
import { useCallWords } from './connection-words.ts'
import styles from './connections.module.css'

export function ConnectionOverview({ site_id, of }: { site_id: string; of: Connection }) {
  const { t, number, moment } = useMessages()
  const { timezone } = useSite()
  const calls = useCallWords()
  const at = (instant: string | null) => (instant ? moment(instant, timezone) : t('connections.never'))
  const { account, list, errors } = of
  return (
    <div className="stack">
      <Section title={t('connections.sync')}>
        <div className="stack">
          <Facts
            facts={[
              [t('connections.service'), serviceNames[of.service]],
              ...(account ? [[t('connections.account'), accountWords(account)] satisfies [string, string]] : []),
              ...(list ? [[t('connections.list'), list.name] satisfies [string, string]] : []),
              [t('connections.synced'), number(of.synced)],
              [t('connections.waiting'), number(of.waiting)],
              [t('connections.left_out'), number(of.left_out)],
              [t('connections.last_sent'), at(of.last_sent_at)],
              [t('connections.last_received'), at(of.last_received_at)],
              [t('connections.compared'), at(of.compared_at)],
              [t('connections.news'), of.has_webhook ? t('connections.by_webhook') : t('connections.by_asking')],
            ]}
          />
          <Meter
            label={t('connections.calls_today')}
            words={calls(of)}
            used={of.calls_today}
            limit={of.calls_per_day}
            note={t('connections.calls_full')}
          />
        </div>
      </Section>
      {errors.length > 0 && (
        <Section
          title={t('connections.refused_title')}
          description={t('connections.refused_text', { service: serviceNames[of.service] })}
        >
          <ul className={styles.rows}>
            {errors.map(error => (
              <Refusal key={error.reason} site_id={site_id} of={of} error={error} />
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}

const accountWords = ({ name, email }: NonNullable<Connection['account']>): string =>
  [name, email].filter(Boolean).join(' · ')

function Refusal({ site_id, of, error }: { site_id: string; of: Connection; error: Connection['errors'][number] }) {
  const { t } = useMessages()
  const retry = useChange({
    run: () =>
      connections.retrySyncEntries({
        site_id,
        connection_id: of.id,
        body: { reason: error.reason as SyncEntryReason },
      }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'connections'),
    done: ({ leads }) => ({ text: t('connections.retried', { count: leads }) }),
  })
  return (
    <li>
      <div>
        <strong>{t('connections.leads', { count: error.leads })}</strong>
        <p>{error.text}</p>
      </div>
      <div className="row-of">
        <Link href={connectionPath(site_id, of.id, 'leads', 'refused')}>{t('connections.show_leads')}</Link>
        {of.status === 'connected' && (
          <Button isPending={retry.isPending} onPress={() => retry.mutate()}>
            {t('connections.retry')}
          </Button>
        )}
      </div>
    </li>
  )
}
