/** A DNS record: its name and exact value to copy, and what the domain has instead. */
import type { SendingRecord } from '@leadwright/sdk'
import { CircleAlert, CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { CodeSnippet } from '../../../ui/code-snippet.tsx'
import styles from './domain-record.module.css'

export const recordNames = {
  dkim: 'sending_domains.dkim',
  dkim_next: 'sending_domains.dkim_next',
  spf: 'sending_domains.spf',
  dmarc: 'sending_domains.dmarc',
  return_path: 'sending_domains.return_path',
} as const

const states = {
  found: ['sending_domains.found', CircleCheck, 'good'],
  missing: ['sending_domains.missing', CircleX, 'bad'],
  different: ['sending_domains.different', CircleAlert, 'warning'],
  unknown: ['sending_domains.no_answer', CircleDashed, undefined],
} as const

export function DomainRecord({ record, wasChecked }: { record: SendingRecord; wasChecked: boolean }) {
  const { t } = useMessages()
  const { kind, type, name, expected, found, state } = record
  const [word, Icon, tone] = states[state]
  return (
    <section className={styles.record} aria-label={t(recordNames[kind])}>
      <h3 className={styles.name}>
        {t(recordNames[kind])}
        <Badge tone={tone} icon={<Icon size={12} aria-hidden />}>
          {t(state === 'unknown' && !wasChecked ? 'sending_domains.not_checked' : word)}
        </Badge>
      </h3>
      <CodeSnippet label={t('sending_domains.record_name', { type })} code={name} />
      <CodeSnippet label={t('sending_domains.value')} code={expected} />
      {state === 'different' && found.length > 0 && (
        <p className={styles.found}>{t('sending_domains.instead', { found: found.join(' · ') })}</p>
      )}
    </section>
  )
}
