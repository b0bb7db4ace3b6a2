/** "Is it live?" for a page whose address is typed in. */
import type { Site } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { Section } from '../../../ui/section.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { LiveCheck } from './live-check.tsx'

export function LivePage({ site }: { site: Site }) {
  const { t } = useMessages()
  const [asked, setAsked] = useState<{ page_url: string; times: number }>()
  const ask = async (data: FormData) =>
    setAsked(before => ({ page_url: String(data.get('page_url')).trim(), times: (before?.times ?? 0) + 1 }))
  return (
    <Section title={t('live.title')} description={t('live.text')}>
      <div className="stack">
        <Form onSubmit={ask}>
          <TextField
            name="page_url"
            type="url"
            inputMode="url"
            label={t('popup_editor.page_url')}
            placeholder="https://example.com/blog"
            isRequired
          />
          <div>
            <SubmitButton>{t('live.check')}</SubmitButton>
          </div>
        </Form>
        {asked && <LiveCheck key={asked.times} site={site} page_url={asked.page_url} />}
      </div>
    </Section>
  )
}
