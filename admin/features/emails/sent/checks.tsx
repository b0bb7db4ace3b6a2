/** The checks before the email was sent, in order, with their results. */
import type { HandOffCheck } from '@leadwright/sdk'
import { CircleCheck, CircleDashed, CircleMinus, CircleX } from 'lucide-react'
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import styles from './checks.module.css'

const names: Record<HandOffCheck['name'], MessageKey> = {
  not_canceled: 'check.not_canceled',
  not_duplicate: 'check.not_duplicate',
  run_live: 'check.run_live',
  not_paused: 'check.not_paused',
  lead_exists: 'check.lead_exists',
  template_ready: 'check.template_ready',
  text_ready: 'check.text_ready',
  sender_verified: 'check.sender_verified',
  not_suppressed: 'check.not_suppressed',
  subscribed: 'check.subscribed',
  topic: 'check.topic',
  confirmed: 'check.confirmed',
  consent: 'check.consent',
  within_cap: 'check.within_cap',
  postal_address: 'check.postal_address',
  in_time: 'check.in_time',
  open_minute: 'check.open_minute',
  in_turn: 'check.in_turn',
}
const results = {
  passed: ['check.passed', CircleCheck],
  failed: ['check.failed', CircleX],
  not_reached: ['check.not_reached', CircleDashed],
  not_needed: ['check.not_needed', CircleMinus],
} as const

export function Checks({ checks }: { checks: readonly HandOffCheck[] }) {
  const { t } = useMessages()
  return (
    <ol className={styles.checks}>
      {checks.map(({ name, result }) => {
        const [word, Icon] = results[result]
        return (
          <li key={name} data-result={result}>
            <Icon size={16} aria-hidden />
            <span>
              {t(names[name])}
              <small>{t(word)}</small>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
