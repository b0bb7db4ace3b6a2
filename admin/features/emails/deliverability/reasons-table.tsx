/** Why emails came back in a period, by reason, with what to do. */
import type { BounceReasonCount, Deliverability } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { bounceWords } from '../../../product/emails/bounce-words.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PlainTable } from '../../../ui/plain-table.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './reasons-table.module.css'

type ReasonsTableProps = { site_id: string; report: Pick<Deliverability, 'reasons' | 'repeated_failures'> }

/** Nothing where nothing came back. */
export function ReasonsTable({ site_id, report: { reasons, repeated_failures } }: ReasonsTableProps) {
  const { t, number } = useMessages()
  if (reasons.length === 0 && repeated_failures === 0) return null
  return (
    <Section title={t('deliverability.reasons')} description={t('deliverability.reasons_text')}>
      {repeated_failures > 0 && (
        <Notice
          tone="info"
          title={t('deliverability.repeated_failures', { count: repeated_failures })}
          action={
            <Link href={pathTo('/sites/$site_id/emails/suppressions', { site_id })}>
              {t('deliverability.see_suppressed')}
            </Link>
          }
        />
      )}
      {reasons.length > 0 && (
        <PlainTable
          rows={reasons}
          keyOf={({ reason }) => reason}
          header={{ label: t('deliverability.reason'), cell: row => <Reason {...row} /> }}
          columns={[
            {
              label: t('deliverability.reason_domains'),
              isText: true,
              cell: ({ domains }) => <Domains domains={domains} />,
            },
            { label: t('deliverability.reason_emails'), cell: ({ bounced }) => number(bounced) },
          ]}
        />
      )}
    </Section>
  )
}

function Reason({ reason, permanent }: Pick<BounceReasonCount, 'reason' | 'permanent'>) {
  const messages = useMessages()
  return (
    <span className={styles.reason}>
      {bounceWords(messages, reason) ?? reason}
      {permanent && <Badge>{messages.t('deliverability.reason_permanent')}</Badge>}
    </span>
  )
}

function Domains({ domains }: Pick<BounceReasonCount, 'domains'>) {
  const { number } = useMessages()
  return (
    <span className={styles.domains}>
      {domains.map(({ domain, bounced }) => (
        <span key={domain}>
          {domain} <span className="muted">{number(bounced)}</span>
        </span>
      ))}
    </span>
  )
}
