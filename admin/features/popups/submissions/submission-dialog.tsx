/** One submission in full: every value as it was sent, and why some of them are only kept here. */

import type { Submission } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { useFieldChoices } from '../../../product/filter/choices.ts'
import { useFieldName } from '../../../product/popups/use-field-name.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Link } from '../../../ui/link.tsx'
import { Facts } from '../../../ui/section.tsx'
import { consentWords } from './consent-words.ts'
import styles from './submission-dialog.module.css'

type SubmissionDialogProps = {
  site_id: string
  submission: Submission | undefined
  timezone: string
  onClose: () => void
}

export function SubmissionDialog({ submission, onClose, ...rest }: SubmissionDialogProps) {
  const { t } = useMessages()
  return (
    <Dialog title={t('popups.submission')} isOpen={submission !== undefined} onClose={onClose} size="large">
      {submission && <Details submission={submission} {...rest} />}
    </Dialog>
  )
}

function Details({ submission, site_id, timezone }: { submission: Submission; site_id: string; timezone: string }) {
  const { t, moment, number } = useMessages()
  const nameOf = useFieldName(useFieldChoices(site_id))
  const text = (value: Submission['values'][string]) =>
    typeof value === 'boolean' ? t(value ? 'popups.yes' : 'popups.no') : String(value)
  return (
    <div className="stack">
      <Facts
        facts={Object.entries(submission.values).map(([name, value]) => [
          nameOf(name),
          <span key={name} className={styles.value}>
            {text(value)}
            {submission.not_stored[name] && (
              <Badge tone="info">
                {t(submission.not_stored[name] === 'differs' ? 'popups.kept_differs' : 'popups.kept_unknown')}
              </Badge>
            )}
          </span>,
        ])}
      />
      <hr />
      <Facts
        facts={[
          [t('popups.sent_at'), moment(submission.created_at, timezone)],
          [t('popup_editor.consent'), t(consentWords[submission.consent])],
          [t('popups.page'), submission.page_url ?? '–'],
          [t('popups.referrer'), submission.referrer ?? '–'],
          [t('popups.shown_for'), t('popups.seconds', { count: number(Math.round(submission.shown_for_ms / 1000)) })],
          [
            t('popups.lead'),
            <Link key="lead" href={pathTo('/sites/$site_id/leads/$lead_id', { site_id, lead_id: submission.lead_id })}>
              {t(submission.lead_created ? 'popups.lead_new' : 'popups.lead_known')}
            </Link>,
          ],
        ]}
      />
    </div>
  )
}
