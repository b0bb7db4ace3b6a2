/** What visitors sent with this popup, newest first; values that the lead did not take over are marked and kept here. */

import type { Popup, Submission } from '@leadwright/sdk'
import { CircleDashed, Inbox } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { useFieldChoices } from '../../../product/filter/choices.ts'
import { useList } from '../../../product/lists/use-list.ts'
import { useFieldName } from '../../../product/popups/use-field-name.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { Address } from '../../../ui/address.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import editorPageStyles from '../editor-page.module.css'
import { submissionsQuery } from '../queries.ts'
import { SubmissionDialog } from './submission-dialog.tsx'
import styles from './submissions.module.css'

/** As many answers have a column; all of them are in the details. */
const ANSWERS = 3

const sentValue = (submission: Submission, name: string) => String(submission.values[name] ?? '')

type SubmissionsProps = { site_id: string; popup: Popup; timezone: string }

export function Submissions({ site_id, popup, timezone }: SubmissionsProps) {
  const { t, moment } = useMessages()
  const [opened, setOpened] = useState<Submission>()
  const list = useList(submissionsQuery(site_id, popup.id))
  const nameOf = useFieldName(useFieldChoices(site_id))
  const answerOf = (submission: Submission, name: string) => {
    const value = submission.values[name]
    return typeof value === 'boolean' ? t(value ? 'popups.yes' : 'popups.no') : String(value ?? '–')
  }
  const asked = popup.form.fields.map(({ name }) => name).filter(name => name !== 'email')
  const kept = (submission: Submission) => Object.keys(submission.not_stored).length
  return (
    <div className={editorPageStyles.page} data-wide>
      {popup.trapped_count > 0 && <p className="muted">{t('popups.trapped', { count: popup.trapped_count })}</p>}
      <DataTable
        label={t('popups.submissions')}
        {...list}
        lines={2}
        nameOf={submission => sentValue(submission, 'email')}
        onOpen={setOpened}
        actionsOf={submission => [
          { id: 'open', label: t('popups.submission_open'), onAction: () => setOpened(submission) },
          {
            id: 'lead',
            label: t('popups.submission_lead'),
            href: pathTo('/sites/$site_id/leads/$lead_id', { site_id, lead_id: submission.lead_id }),
          },
        ]}
        empty={
          <EmptyState
            icon={<Inbox size={20} aria-hidden />}
            title={t('popups.no_submissions')}
            text={t(popup.status === 'published' ? 'popups.no_submissions_live' : 'popups.no_submissions_draft')}
          />
        }
        columns={[
          {
            id: 'email',
            label: t('popup_designs.email'),
            width: '2fr',
            cell: one => <Address>{sentValue(one, 'email')}</Address>,
          },
          ...asked.slice(0, ANSWERS).map(name => ({
            id: `answer ${name}`,
            label: nameOf(name),
            hideBelow: 1024 as const,
            cell: (one: Submission) => answerOf(one, name),
          })),
          {
            id: 'at',
            label: t('popups.sent_at'),
            width: '230px',
            cell: one => <span className="one-line">{moment(one.created_at, timezone)}</span>,
          },
          {
            id: 'kept',
            label: t('popups.kept_values'),
            width: '150px',
            hideBelow: 1024,
            cell: one =>
              kept(one) > 0 && (
                <Badge tone="info" icon={<CircleDashed size={12} aria-hidden />}>
                  {t('popups.kept_count', { count: kept(one) })}
                </Badge>
              ),
          },
          { id: 'page', label: t('popups.page'), hideBelow: 1280, cell: one => <PagePath url={one.page_url} /> },
        ]}
      />
      <SubmissionDialog
        site_id={site_id}
        submission={opened}
        timezone={timezone}
        onClose={() => setOpened(undefined)}
      />
    </div>
  )
}

/** Only the path, since all pages are of one site; the full address is in the details. */
function PagePath({ url }: { url: string | null }) {
  const parsed = url === null ? null : URL.parse(url)
  return <span className={styles.pagePath}>{parsed?.pathname ?? url ?? '–'}</span>
}
