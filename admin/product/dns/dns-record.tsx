/** A DNS record: its name and exact value to copy, and what the domain has instead. */
import { CircleAlert, CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { CodeSnippet } from '../../ui/code-snippet.tsx'
import styles from './dns-record.module.css'

const states = {
  found: ['dns.found', CircleCheck, 'good'],
  missing: ['dns.missing', CircleX, 'bad'],
  different: ['dns.different', CircleAlert, 'warning'],
  unknown: ['dns.no_answer', CircleDashed, undefined],
} as const

type RecordView = { type: string; name: string; expected: string; found: string[]; status: keyof typeof states }

export function DnsRecord({ title, record, wasChecked }: { title: string; record: RecordView; wasChecked: boolean }) {
  const { t } = useMessages()
  const { type, name, expected, found, status } = record
  const [word, Icon, tone] = states[status]
  return (
    <section className={styles.record} aria-label={title}>
      <h3 className={styles.name}>
        {title}
        <Badge tone={tone} icon={<Icon size={12} aria-hidden />}>
          {t(status === 'unknown' && !wasChecked ? 'dns.not_checked' : word)}
        </Badge>
      </h3>
      <CodeSnippet label={t('dns.record_name', { type })} code={name} />
      <CodeSnippet label={t('dns.value')} code={expected} />
      {status === 'different' && found.length > 0 && (
        <p className={styles.found}>{t('dns.instead', { found: found.join(' · ') })}</p>
      )}
    </section>
  )
}
