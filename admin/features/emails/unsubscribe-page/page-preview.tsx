/** The unsubscribe page as the server makes it for readers, from what is on the screen, a moment after the last key. */

import type { Locale, UnsubscribePageChanges, UnsubscribePageStatus } from '@leadwright/sdk'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { emailClient } from '../../../product/emails/client.ts'
import { useSettled } from '../../../product/screens/use-settled.ts'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { DocumentFrame } from '../../../ui/document-frame.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './unsubscribe-page.module.css'

type PreviewKey = { language: Locale; status: UnsubscribePageStatus; changes: UnsubscribePageChanges }

const pageQuery = (site_id: string, body: PreviewKey) =>
  queryOptions({
    queryKey: ['unsubscribe_page', site_id, 'preview', body],
    queryFn: ({ signal }) => emailClient.unsubscribePage.preview({ site_id, body }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 10_000,
  })

type PagePreviewProps = { site_id: string; language: Locale; changes: UnsubscribePageChanges }

export function PagePreview({ site_id, language, changes }: PagePreviewProps) {
  const { t } = useMessages()
  const [status, setState] = useState<UnsubscribePageStatus>('opened')
  // Drawn anew, it is another object of the same changes.
  const settled: UnsubscribePageChanges = JSON.parse(useSettled(JSON.stringify(changes)))
  const { data } = useQuery(pageQuery(site_id, { language, status, changes: settled }))
  return (
    <div className={styles.shown}>
      <Section title={t('unsubscribe.picture')}>
        <ChoiceBar<UnsubscribePageStatus>
          label={t('unsubscribe.state')}
          value={status}
          onChange={setState}
          options={[
            { id: 'opened', label: t('unsubscribe.before') },
            { id: 'saved', label: t('unsubscribe.choice_saved') },
            { id: 'left', label: t('unsubscribe.afterwards') },
            { id: 'asked', label: t('unsubscribe.coming_back') },
          ]}
        />
        <DocumentFrame className={styles.frame} title={t('unsubscribe.frame')} html={data?.html ?? ''} />
      </Section>
    </div>
  )
}
