/** A link that shows the popup, draft or not, on a page of the owner's, to them alone. */

import type { NewPopupPreview, Site } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { useChange } from '../../../product/screens/use-change.ts'
import { client } from '../../../product/session/api.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { pageElsewhere } from '../../../ui/href.ts'
import { Link } from '../../../ui/link.tsx'
import { Section } from '../../../ui/section.tsx'
import { TextField } from '../../../ui/text-field.tsx'

export function PreviewOnPage({ site, popup_id }: { site: Site; popup_id: string }) {
  const { t, moment } = useMessages()
  const preview = useChange({
    run: (body: NewPopupPreview) => client.popups.createPreview({ site_id: site.id, popup_id, body }),
    shows: 'the answer',
    isHandled: () => true,
  })
  const made = preview.data
  const make = async (data: FormData) => {
    const body = { page_url: String(data.get('page_url')), at_once: data.has('at_once') }
    // Opened by the press itself: after an answer that took long browsers refuse to. Where they do all the same there is the link.
    const tab = window.open('', '_blank')
    try {
      const { url } = await preview.mutateAsync(body)
      if (!tab) return
      tab.opener = null
      tab.location.replace(url)
    } catch (error) {
      tab?.close()
      throw error
    }
  }
  return (
    <Section title={t('popup_editor.on_my_page')} description={t('popup_editor.on_my_page_note')}>
      <Form onSubmit={make}>
        <TextField
          name="page_url"
          type="url"
          inputMode="url"
          label={t('popup_editor.page_url')}
          placeholder="https://example.com/blog"
          isRequired
        />
        <Checkbox name="at_once" defaultSelected>
          {t('popup_editor.at_once')}
        </Checkbox>
        <div className="row-of">
          <SubmitButton>{t('popup_editor.open_preview')}</SubmitButton>
          {made && (
            <span className="muted">
              <Link href={pageElsewhere(made.url)} target="_blank">
                {t('popup_editor.preview_link')}
              </Link>{' '}
              {t('popup_editor.valid_until', { time: moment(made.expires_at, site.timezone) })}
            </span>
          )}
        </div>
      </Form>
    </Section>
  )
}
