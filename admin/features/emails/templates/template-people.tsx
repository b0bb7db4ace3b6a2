/** Who a template was sent to, newest first. */
import { Mail } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { emailsQuery } from '../../../product/emails/queries.ts'
import { useList } from '../../../product/lists/use-list.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { EmailTable } from '../sent/email-table.tsx'

export function TemplatePeople({ site_id, template_id }: { site_id: string; template_id: string }) {
  const { t } = useMessages()
  const list = useList(emailsQuery(site_id, { template_id }))
  return (
    <EmailTable
      list={list}
      empty={
        <EmptyState
          icon={<Mail size={20} aria-hidden />}
          title={t('emails.empty_title')}
          text={t('templates.empty_people')}
        />
      }
    />
  )
}
