/** Takes conversations out as a file, as the list is narrowed. It is downloaded from the operations. */
import type { ConversationExportFormat } from '@leadwright/sdk'
import { Download } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { conversations } from './client.ts'
import { type ConversationView, filterOf } from './list-filter.ts'

type ExportProps = { site_id: string; assistant_id: string; view: ConversationView }

export function ExportMenu({ site_id, assistant_id, view }: ExportProps) {
  const { t } = useMessages()
  const start = useChange({
    run: (format: ConversationExportFormat) => {
      const { search, status, rating, unanswered, with_tests } = filterOf(view)
      const filter = {
        assistant_id,
        ...(search && { search }),
        ...(status && { status }),
        ...(rating && { rating }),
        ...(unanswered && { unanswered }),
        ...(with_tests && { with_tests }),
      }
      return conversations.startExport({ site_id, body: { format, filter } })
    },
    shows: 'the answer',
    refreshes: ofSite(site_id, 'operations'),
    done: () => ({ text: t('conversations.export_started') }),
  })
  return (
    <Menu
      label={t('conversations.export')}
      trigger={
        <Button icon={<Download size={16} aria-hidden />} isPending={start.isPending}>
          {t('conversations.export')}
        </Button>
      }
      actions={[
        { id: 'csv', label: t('conversations.export_csv'), onAction: () => start.mutate('csv') },
        { id: 'json', label: t('conversations.export_json'), onAction: () => start.mutate('json') },
      ]}
    />
  )
}
