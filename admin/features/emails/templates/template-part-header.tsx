/** The head of a screen of what templates share: its way back is the list of templates. */
import type { ReactNode } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { PageHeader } from '../../../ui/page-header.tsx'

export function TemplatePartHeader({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  const { t } = useMessages()
  const site_id = useSiteId()
  return (
    <PageHeader
      back={{ label: t('templates.title'), href: pathTo('/sites/$site_id/emails/builder', { site_id }) }}
      title={title}
      description={text}
      action={action}
    />
  )
}
