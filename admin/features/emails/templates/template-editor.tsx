/** The editor of a template: fields at the left, the mail as a lead would get it at the right, saved when asked to. */

import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Opened } from '../../../product/editor/editor-screen.tsx'
import { templateQuery } from '../../../product/emails/queries.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { TemplateScreen } from './template-screen.tsx'

export function TemplateEditor() {
  const { site_id } = useSite()
  const { template_id } = useParams({ from: '/sites/$site_id/emails/builder/$template_id' })
  const { data, error, refetch } = useQuery(templateQuery(site_id, template_id))
  return (
    <Opened {...{ data, error, refetch }}>
      {template => <TemplateScreen key={template.id} template={template} />}
    </Opened>
  )
}
