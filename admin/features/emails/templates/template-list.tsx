/** Email templates: description, whether journeys may use it, and problems. */
import { useRouter } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { NewTemplate } from '../../../product/emails/new-template.tsx'
import { templatesQuery } from '../../../product/emails/queries.ts'
import { templateLines } from '../../../product/emails/template-lines.ts'
import { TemplateThumbnail } from '../../../product/emails/template-thumbnail.tsx'
import { useList } from '../../../product/lists/use-list.ts'
import { PicturedName } from '../../../product/objects/pictured-name.tsx'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useView } from '../../../product/screens/use-view.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { EmailSections } from '../email-sections.tsx'
import { useTemplateActions } from './template-actions.tsx'

export function TemplateList() {
  const { t, date } = useMessages()
  const { site_id, timezone } = useSite()
  const [view, change] = useView('/sites/$site_id/emails/builder')
  const router = useRouter()
  const editorOf = (template_id: string) =>
    pathTo('/sites/$site_id/emails/builder/$template_id', { site_id, template_id })
  const [isCreating, setCreating] = useState(false)
  const list = useList(templatesQuery(site_id, { search: view.q || undefined }))
  const { actionsOf, dialog } = useTemplateActions(site_id)
  const create = (
    <Button variant="primary" onPress={() => setCreating(true)}>
      {t('templates.create')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('emails.title')} action={create} />
      <EmailSections here="builder" />
      <FilterBar search={{ label: t('templates.search'), value: view.q ?? '', onChange: q => change({ q }) }} />
      <DataTable
        label={t('templates.title')}
        lines={2}
        {...list}
        nameOf={template => template.name}
        hrefOf={template => editorOf(template.id)}
        actionsOf={actionsOf}
        empty={
          <EmptyState
            icon={<FileText size={20} aria-hidden />}
            title={t(view.q ? 'ui.nothing_matches' : 'templates.empty_title')}
            text={view.q ? undefined : t('templates.empty_text')}
            action={view.q ? undefined : create}
          />
        }
        columns={[
          {
            id: 'name',
            label: t('templates.name'),
            width: '2fr',
            cell: template => (
              <PicturedName
                picture={<TemplateThumbnail template={template} />}
                name={template.name}
                note={templateLines(template).subject}
              />
            ),
          },
          {
            id: 'state',
            label: t('templates.state'),
            cell: template => (
              <span className="row-of">
                <Badge tone={template.enabled ? 'good' : undefined}>
                  {t(template.enabled ? 'templates.enabled' : 'templates.disabled')}
                </Badge>
                {template.problems.length > 0 && (
                  <Badge tone="warning">{t('templates.problems_count', { count: template.problems.length })}</Badge>
                )}
              </span>
            ),
          },
          {
            id: 'category',
            label: t('templates.category'),
            width: '130px',
            hideBelow: 600,
            cell: template => t(template.category === 'marketing' ? 'templates.marketing' : 'templates.transactional'),
          },
          {
            id: 'updated_at',
            label: t('templates.changed'),
            width: '140px',
            hideBelow: 1024,
            cell: template => date(template.updated_at, timezone),
          },
        ]}
      />
      {dialog}
      <NewTemplate
        site_id={site_id}
        isOpen={isCreating}
        onClose={() => setCreating(false)}
        onCreated={({ id }) => void router.navigate({ href: editorOf(id) })}
      />
    </>
  )
}
