/** The mail as a lead would get it, rendered by the server from what is on the screen, a moment after the last key. */

import type { Locale, TemplateProblem } from '@leadwright/sdk'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { MailFrame } from '../../../product/emails/mail-frame.tsx'
import { previewLeadsQuery } from '../../../product/emails/queries.ts'
import { useSettled } from '../../../product/screens/use-settled.ts'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { client } from '../../../product/session/api.ts'
import dialogStyles from '../../../ui/dialog.module.css'
import { Notice } from '../../../ui/notice.tsx'
import { problemOf } from '../../../ui/problem.ts'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TemplateHints } from './template-hints.tsx'
import styles from './template-preview.module.css'
import { problemWords } from './template-problems.ts'
import type { TemplateDraft } from './use-template-editor.ts'

type As = { lead_id: string | undefined; language: Locale | undefined }

const previewQuery = (site_id: string, template_id: string, draft: TemplateDraft, { lead_id, language }: As) => {
  const { subject, preheader, body_text, document } = draft
  const body = { subject, preheader, ...(document ? { document } : { body_text }), ...(language && { language }) }
  return queryOptions({
    queryKey: ['templates', site_id, 'preview', template_id, body, lead_id ?? ''],
    queryFn: ({ signal }) =>
      client.templates.preview({ site_id, template_id, body: { ...body, ...(lead_id && { lead_id }) } }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 10_000,
  })
}

/** `language`: in which the draft is; undefined: the site's. */
type TemplatePreviewProps = { template_id: string; draft: TemplateDraft; language: Locale | undefined }

export function TemplatePreview({ template_id, draft, language }: TemplatePreviewProps) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const can = useCan()
  const [lead_id, setLead] = useState<string>()
  const leads = useQuery({ ...previewLeadsQuery(site_id), enabled: can('read-lead', site_id) }).data?.data ?? []
  const { data, error } = useQuery(previewQuery(site_id, template_id, useSettled(draft), { lead_id, language }))
  const problems = data?.problems ?? []
  // What cannot be rendered right now leaves the last mail in sight.
  const [good, setGood] = useState(data)
  if (data && data !== good && (data.html !== '' || !good)) setGood(data)
  return (
    <section className={styles.preview} aria-label={t('templates.preview')}>
      {leads.length > 0 && (
        <Select
          label={t('templates.preview_as')}
          isRequired
          value={lead_id ?? 'nobody'}
          onChange={id => setLead(id === 'nobody' ? undefined : id)}
          options={[
            { id: 'nobody', label: t('templates.invented_lead') },
            ...leads.map(lead => ({
              id: lead.id,
              label: [lead.first_name, lead.last_name].filter(Boolean).join(' ') || lead.email,
              note: lead.email,
            })),
          ]}
        />
      )}
      <ProblemList problems={problems} />
      {error && (
        <Notice tone="warning" title={t('templates.no_preview')}>
          {problemOf(error)
            .errors.map(entry => entry.text)
            .join(' ') || problemOf(error).text}
        </Notice>
      )}
      {good && <TemplateHints preview={good} />}
      {good ? <MailFrame content={good} isOld={good !== data} /> : !error && <Skeleton />}
    </section>
  )
}

/** What keeps an email from being sent as it is. */
export function ProblemList({ problems }: { problems: readonly TemplateProblem[] }) {
  const { t } = useMessages()
  if (problems.length === 0) return null
  return (
    <Notice tone="warning" title={t('templates.problems_title', { count: problems.length })}>
      <ul className={dialogStyles.losses}>
        {problems.map(problem => (
          <li key={`${problem.code} ${problem.pointer} ${problem.name}`}>{problemWords(t, problem)}</li>
        ))}
      </ul>
    </Notice>
  )
}
