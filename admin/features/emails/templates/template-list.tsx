/** Email templates: description, whether journeys may use it, and problems. */
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Braces, FileText, Folder, Layers, Plus } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { NewTemplate } from '../../../product/emails/new-template.tsx'
import { templateFoldersQuery, templatesQuery } from '../../../product/emails/queries.ts'
import { TemplateBadge } from '../../../product/emails/template-badge.tsx'
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
import { NoMatches } from '../../../ui/no-matches.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Select } from '../../../ui/select.tsx'
import { EmailSections } from '../email-sections.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { useRecentEmailColumns } from './recent-email-columns.tsx'
import { StarterGallery } from './starters/starter-gallery.tsx'
import { useTemplateActions } from './template-actions.tsx'

export function TemplateList() {
  const { t, date } = useMessages()
  const { site_id, timezone } = useSite()
  const [view, change] = useView('/sites/$site_id/emails/builder')
  const router = useRouter()
  const editorOf = (template_id: string) =>
    pathTo('/sites/$site_id/emails/builder/$template_id', { site_id, template_id })
  const [creating, setCreating] = useState<'starter' | 'text' | 'import'>()
  const list = useList(templatesQuery(site_id, { search: view.q || undefined, folder_id: view.folder }))
  const { data: folders = [] } = useQuery(templateFoldersQuery(site_id))
  const recent = useRecentEmailColumns(site_id)
  const { actionsOf, dialog } = useTemplateActions(site_id)
  const create = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onPress={() => setCreating('starter')}>
      {t('templates.create')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('emails.title')}
        action={create}
        menu={[
          {
            id: 'folders',
            label: t('template_folders.title'),
            icon: <Folder size={16} aria-hidden />,
            onAction: () => void router.navigate({ href: pathTo('/sites/$site_id/emails/folders', { site_id }) }),
          },
          {
            id: 'variables',
            label: t('template_variables.title'),
            icon: <Braces size={16} aria-hidden />,
            onAction: () => void router.navigate({ href: pathTo('/sites/$site_id/emails/variables', { site_id }) }),
          },
          {
            id: 'saved_blocks',
            label: t('blocks.saved_title'),
            icon: <Layers size={16} aria-hidden />,
            onAction: () => void router.navigate({ href: pathTo('/sites/$site_id/emails/saved-blocks', { site_id }) }),
          },
        ]}
      />
      <EmailSections here="builder" />
      <FilterBar search={{ label: t('templates.search'), value: view.q ?? '', onChange: q => change({ q }) }}>
        {folders.length > 0 && (
          <Select
            label={t('template_folders.folder')}
            isRequired
            value={view.folder ?? 'any'}
            onChange={id => change({ folder: id === 'any' ? undefined : id })}
            options={[
              { id: 'any', label: t('template_folders.any') },
              ...folders.map(({ id, name }) => ({ id, label: name })),
            ]}
          />
        )}
      </FilterBar>
      <DataTable
        label={t('templates.title')}
        lines={2}
        {...list}
        nameOf={template => template.name}
        hrefOf={template => editorOf(template.id)}
        actionsOf={actionsOf}
        empty={
          view.q || view.folder ? (
            <NoMatches
              icon={<FileText size={20} aria-hidden />}
              onClear={() => change({ q: undefined, folder: undefined })}
            />
          ) : (
            <EmptyState
              icon={<FileText size={20} aria-hidden />}
              title={t('templates.empty_title')}
              text={t('templates.empty_text')}
              action={create}
            />
          )
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
            id: 'status',
            label: t('templates.state'),
            cell: template => (
              <span className="row-of">
                <TemplateBadge template={template} />
                {template.problems.length > 0 && (
                  <Badge tone="warning">{t('templates.problems_count', { count: template.problems.length })}</Badge>
                )}
              </span>
            ),
          },
          ...recent,
          {
            id: 'category',
            label: t('templates.category'),
            width: '130px',
            hideBelow: 1280,
            cell: template => t(template.category === 'marketing' ? 'templates.marketing' : 'templates.transactional'),
          },
          {
            id: 'updated_at',
            label: t('templates.changed'),
            width: '140px',
            hideBelow: 1280,
            cell: template => date(template.updated_at, timezone),
          },
        ]}
      />
      {dialog}
      <StarterGallery
        isOpen={creating === 'starter'}
        onClose={() => setCreating(undefined)}
        onText={() => setCreating('text')}
        onImport={() => setCreating('import')}
        onCreated={id => void router.navigate({ href: editorOf(id) })}
      />
      <ImportDialog
        isOpen={creating === 'import'}
        onClose={() => setCreating(undefined)}
        onCreated={({ id }) => void router.navigate({ href: editorOf(id) })}
      />
      <NewTemplate
        site_id={site_id}
        isOpen={creating === 'text'}
        onClose={() => setCreating(undefined)}
        onCreated={({ id }) => void router.navigate({ href: editorOf(id) })}
      />
    </>
  )
}
