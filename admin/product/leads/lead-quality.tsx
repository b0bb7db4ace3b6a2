/** The quality of a lead's email address: validity, score with its parts, and confirmation. */

import type { EmailScoreParts, Lead } from '@leadwright/sdk'
import { MailCheck, RefreshCw } from 'lucide-react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Section } from '../../ui/section.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { leadSettingsClient } from '../lead-settings/client.ts'
import { ofSite, useChange } from '../screens/use-change.ts'
import styles from './lead-quality.module.css'

/** The published sum: what each part gives at most. */
const parts: [name: keyof EmailScoreParts, label: MessageKey, most: number][] = [
  ['mail_server', 'quality.part_mail_server', 40],
  ['not_disposable', 'quality.part_not_disposable', 25],
  ['not_role_based', 'quality.part_not_role_based', 10],
  ['confirmed', 'quality.part_confirmed', 10],
  ['not_free', 'quality.part_not_free', 5],
  ['no_typo', 'quality.part_no_typo', 5],
  ['syntax', 'quality.part_syntax', 5],
]

/** In a table: the score, or a dash if the address was not verified. */
export function LeadScore({ lead }: { lead: Lead }) {
  const { number } = useMessages()
  const { score } = lead.email_quality
  return score === null ? <span className="muted">–</span> : <span className="numbers">{number(score)}</span>
}

/** Each part of a score with its maximum. */
export function ScoreParts({ given }: { given: EmailScoreParts }) {
  const { t, number } = useMessages()
  return (
    <dl className={styles.scoreParts}>
      {parts.map(([name, label, most]) => (
        <div key={name} data-full={given[name] === most || undefined}>
          <dt>{t(label)}</dt>
          <dd>
            <span className={styles.scoreBar} aria-hidden>
              <span style={{ inlineSize: `${(given[name] / most) * 100}%` }} />
            </span>
            <span className="numbers">{t('quality.of', { points: number(given[name]), most: number(most) })}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface Props {
  site_id: string
  lead: Lead
  timezone: string | undefined
  mayChange: boolean
}

export function LeadQuality({ site_id, lead, timezone, mayChange }: Props) {
  const { t, number, moment } = useMessages()
  const { email_quality: quality } = lead
  const verify = useChange({
    run: () => leadSettingsClient.leadQuality.checkLeadEmail({ site_id, lead_id: lead.id }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'leads'),
    done: () => ({ text: t('quality.verified_toast') }),
  })
  return (
    <Section
      title={t('quality.lead_title')}
      action={
        mayChange && (
          <IconButton
            label={t('quality.verify_again')}
            icon={<RefreshCw size={16} aria-hidden />}
            isDisabled={verify.isPending}
            onPress={() => verify.mutate(undefined)}
          />
        )
      }
    >
      <div className="stack">
        <div className={styles.verdict}>
          {quality.score !== null && (
            <strong className="numbers" role="img" aria-label={t('quality.score_of', { score: number(quality.score) })}>
              {number(quality.score)}
            </strong>
          )}
          <span className="row-of">
            <StatusBadge status={quality.validity} />
            {quality.disposable && <Badge tone="warning">{t('quality.disposable')}</Badge>}
            {quality.role_based && <Badge tone="warning">{t('quality.role_based')}</Badge>}
            {quality.free && <Badge>{t('quality.free')}</Badge>}
          </span>
        </div>
        {quality.suggestion && <p>{t('quality.suggestion', { email: quality.suggestion })}</p>}
        {quality.parts ? <ScoreParts given={quality.parts} /> : <p className="muted">{t('quality.never_verified')}</p>}
        {quality.checked_at && (
          <p className="muted">{t('quality.checked_at', { at: moment(quality.checked_at, timezone) })}</p>
        )}
        <Confirmation site_id={site_id} lead={lead} timezone={timezone} mayChange={mayChange} />
      </div>
    </Section>
  )
}

function Confirmation({ site_id, lead, timezone, mayChange }: Props) {
  const { t, moment } = useMessages()
  const { status, asked_at, confirmed_at } = lead.confirmation
  const ask = useChange({
    run: () => leadSettingsClient.leadQuality.sendConfirmation({ site_id, lead_id: lead.id }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'leads'),
    done: () => ({ text: t('quality.asked_toast', { email: lead.email }) }),
  })
  if (status === 'none') return null
  const at = status === 'confirmed' ? confirmed_at : asked_at
  return (
    <div className={styles.confirmation}>
      <div>
        <Badge tone={status === 'confirmed' ? 'good' : 'warning'} icon={<MailCheck size={12} aria-hidden />}>
          {t(status === 'confirmed' ? 'quality.confirmation_confirmed' : 'quality.confirmation_pending')}
        </Badge>
        {at && (
          <p className="muted">
            {t(status === 'confirmed' ? 'quality.confirmed_at' : 'quality.asked_at', { at: moment(at, timezone) })}
          </p>
        )}
        {status === 'pending' && <p className="muted">{t('quality.pending_text')}</p>}
      </div>
      {status === 'pending' && !lead.unsubscribed_at && mayChange && (
        <Button isDisabled={ask.isPending} onPress={() => ask.mutate(undefined)}>
          {t('quality.ask_again')}
        </Button>
      )}
    </div>
  )
}
