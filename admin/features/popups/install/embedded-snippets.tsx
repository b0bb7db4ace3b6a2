/** The container of an embedded form, with its height on a phone reserved. */
import type { Popup, Site } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import type { FrameSize } from '../../../product/popups/preview/use-frame.ts'
import { useShownPopup } from '../../../product/popups/preview/use-shown-popup.ts'
import { CodeSnippet } from '../../../ui/code-snippet.tsx'
import { Section } from '../../../ui/section.tsx'
import { draftOf } from '../draft/draft.ts'
import { PhoneMeasure } from '../preview/phone-measure.tsx'
import { snippetsQuery } from '../queries.ts'
import { withHeight } from './snippets.ts'

export function EmbeddedSnippets({ site, popup }: { site: Site; popup: Popup }) {
  const { t } = useMessages()
  const [measured, setMeasured] = useState<FrameSize>()
  const { data } = useQuery(snippetsQuery(site.id, popup))
  const draft = useMemo(() => draftOf(popup), [popup])
  const shown = useShownPopup(site, popup, draft)
  const preview = { popup: shown, site_locale: site.language, locale: site.language, variant: undefined, step: 1 }
  return (
    <Section title={t('popup_editor.container')} description={t('popup_editor.container_note')}>
      <div className="stack">
        {data?.container && <CodeSnippet label="HTML" code={withHeight(data.container, measured?.height ?? 0)} />}
        {data?.html_form && (
          <div className="stack" data-near>
            <CodeSnippet label={t('popup_editor.plain_form')} code={data.html_form} />
            <p className="muted">{t('popup_editor.plain_form_note')}</p>
          </div>
        )}
      </div>
      <PhoneMeasure preview={{ ...preview, stage: 'form' }} onMeasured={setMeasured} />
    </Section>
  )
}
