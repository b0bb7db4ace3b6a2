/** An address tried without storing it: what it is worth, and what the site's forms would say to it. */

import type { CheckedEmail } from '@leadwright/sdk'
import { useState } from 'react'
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import { leadSettingsClient } from '../../../product/lead-settings/client.ts'
import leadQualityStyles from '../../../product/leads/lead-quality.module.css'
import { ScoreParts } from '../../../product/leads/lead-quality.tsx'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/section.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './try-address.module.css'

const refusals: Record<string, MessageKey> = {
  email_disposable: 'quality.refused_disposable',
  email_misspelled: 'quality.refused_misspelled',
  email_free: 'quality.refused_free',
  email_role_based: 'quality.refused_role_based',
}

export function TryAddress({ site_id }: { site_id: string }) {
  const { t } = useMessages()
  const [checked, setChecked] = useState<CheckedEmail & { email: string }>()
  return (
    <Section title={t('quality.try')} description={t('quality.try_text')}>
      <div className="stack">
        <Form
          onSubmit={async data => {
            const email = String(data.get('email')).trim()
            setChecked({ ...(await leadSettingsClient.leadQuality.checkEmail({ site_id, body: { email } })), email })
          }}
        >
          <div className={styles.tryAddress}>
            <TextField name="email" type="email" label={t('leads.email')} autoComplete="off" isRequired />
            <SubmitButton>{t('quality.try_action')}</SubmitButton>
          </div>
        </Form>
        {checked && <Verdict checked={checked} />}
      </div>
    </Section>
  )
}

function Verdict({ checked: { email, quality, refused } }: { checked: CheckedEmail & { email: string } }) {
  const { t, number } = useMessages()
  return (
    <div className="stack" role="status">
      <div className={leadQualityStyles.verdict}>
        <strong className="numbers">{number(quality.score ?? 0)}</strong>
        <span className="row-of">
          <StatusBadge status={quality.validity} />
          <span>{email}</span>
        </span>
      </div>
      {quality.suggestion && <p>{t('quality.suggestion', { email: quality.suggestion })}</p>}
      {quality.parts && <ScoreParts given={quality.parts} />}
      {refused.map(code => (
        <Notice key={code} tone="warning" title={t(refusals[code] ?? 'quality.refused_disposable')} />
      ))}
    </div>
  )
}
