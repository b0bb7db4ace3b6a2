/** When a page becomes public by itself, and when it is hidden: on the clock of the site. */

import type { WebPage } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { pageClient } from '../../product/site-pages/client.ts'
import { useSite } from '../../product/sites/queries.ts'
import { zoneName } from '../../product/zone-name.ts'
import { clockAt, instantAt } from '../../product/zone-time.ts'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import type { PageEditorState } from './use-page-editor.ts'

type SchedulePageProps = { page: WebPage; editor: PageEditorState; isOpen: boolean; onClose: () => void }

export function SchedulePage({ page, editor, isOpen, onClose }: SchedulePageProps) {
  const { t } = useMessages()
  return (
    <Dialog title={t('page_schedule.title')} isOpen={isOpen} onClose={onClose}>
      <Moments {...{ page, editor, onClose }} />
    </Dialog>
  )
}

function Moments({ page, editor, onClose }: Omit<SchedulePageProps, 'isOpen'>) {
  const { t, moment } = useMessages()
  const { site_id, timezone = 'UTC' } = useSite()
  const clock = (at: string | undefined) => (at === undefined ? '' : clockAt(at, timezone))
  const [publish_at, setPublish] = useState(clock(page.publish_at))
  const [unpublish_at, setUnpublish] = useState(clock(page.unpublish_at))
  const schedule = useChange({
    run: (moments: { publish_at: string | null; unpublish_at: string | null }) =>
      pageClient.pages.schedule({ site_id, page_id: page.id, body: moments }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'pages'),
    isHandled: () => true,
    done: next => {
      editor.adopt(next)
      onClose()
      const { name, publish_at: at } = next
      return { text: at ? t('page_schedule.done', { name, moment: moment(at, timezone) }) : t('page_schedule.saved') }
    },
  })
  const save = async () => {
    if (editor.isDirty && !(await editor.save())) return
    await schedule.mutateAsync({
      publish_at: instantAt(publish_at, timezone) ?? null,
      unpublish_at: instantAt(unpublish_at, timezone) ?? null,
    })
  }
  return (
    <Form onSubmit={save}>
      <DateField
        name="publish_at"
        label={t('page_schedule.publish_at', { timezone: zoneName(timezone) })}
        description={t('page_schedule.publish_note')}
        withTime
        value={publish_at}
        onChange={setPublish}
      />
      <DateField
        name="unpublish_at"
        label={t('page_schedule.unpublish_at', { timezone: zoneName(timezone) })}
        description={t('page_schedule.unpublish_note')}
        withTime
        value={unpublish_at}
        onChange={setUnpublish}
      />
      <div className="row-of">
        <SubmitButton>{t('page_schedule.save')}</SubmitButton>
        {(publish_at || unpublish_at) && (
          <Button
            variant="quiet"
            onPress={() => {
              setPublish('')
              setUnpublish('')
            }}
          >
            {t('page_schedule.clear')}
          </Button>
        )}
      </div>
    </Form>
  )
}
