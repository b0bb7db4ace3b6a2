/** A page that was read: its blocks, how it is found, its versions, what was done to it. */
import type { WebPage } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { ObjectHistory } from '../../product/activities/object-history.tsx'
import { EditorDialogs } from '../../product/editor/editor-dialogs.tsx'
import { EditorPart, EditorScreen, SaveButton } from '../../product/editor/editor-screen.tsx'
import { SavingIndicator } from '../../product/editor/saving-indicator.tsx'
import { UndoButtons } from '../../product/editor/undo-buttons.tsx'
import { useEditorKeys } from '../../product/editor/use-editor-keys.ts'
import { ObjectHeader } from '../../product/objects/object-header.tsx'
import { useView } from '../../product/screens/use-view.ts'
import { useCan } from '../../product/session/abilities.ts'
import { useSite } from '../../product/sites/queries.ts'
import { PageBadges } from './page-badges.tsx'
import { PageContent } from './page-content.tsx'
import { PageResults } from './page-results.tsx'
import { PageVersions } from './page-versions.tsx'
import { pagePath, pagesPath } from './paths.ts'
import { SeoPanel } from './seo-panel.tsx'
import { usePageActions } from './use-page-actions.tsx'
import { usePageEditor } from './use-page-editor.ts'
import { usePublishing } from './use-publishing.tsx'

export function PageScreen({ page }: { page: WebPage }) {
  const { t } = useMessages()
  const can = useCan()
  const { site_id, timezone } = useSite()
  const [{ tab }] = useView('/sites/$site_id/site/pages/$page_id')
  const editor = usePageEditor(site_id, page)
  const { actionsOf, dialog } = usePageActions(site_id)
  const publishing = usePublishing(site_id, page, editor)
  useEditorKeys(editor, tab === undefined || tab === 'seo')
  const partWords = {
    name: t('pages.name'),
    handle: t('pages.handle'),
    type: t('pages.kind'),
    document: t('blocks.content'),
    seo: t('page_seo.title'),
  }
  return (
    <EditorScreen>
      <ObjectHeader
        back={{ label: t('pages.title'), href: pagesPath(site_id) }}
        name={editor.draft.name}
        status={<PageBadges page={page} />}
        saving={<SavingIndicator editor={editor} />}
        tools={(!tab || tab === 'seo') && <UndoButtons editor={editor} />}
        action={
          <>
            <SaveButton editor={editor} />
            {publishing.button}
          </>
        }
        menu={[...publishing.actions, ...actionsOf(page)]}
        tabs={[
          { id: 'edit', href: pagePath(site_id, page.id) },
          { id: 'seo', href: pagePath(site_id, page.id, 'seo') },
          { id: 'results', href: pagePath(site_id, page.id, 'results') },
          { id: 'versions', href: pagePath(site_id, page.id, 'versions') },
          ...(can('read-site', site_id)
            ? [{ id: 'history' as const, href: pagePath(site_id, page.id, 'history') }]
            : []),
        ]}
        here={tab ?? 'edit'}
        isEditor
      />
      {tab === undefined && <PageContent page={page} editor={editor} />}
      {tab !== undefined && (
        <EditorPart>
          {tab === 'seo' && <SeoPanel page={page} editor={editor} />}
          {tab === 'results' && <PageResults page={page} />}
          {tab === 'versions' && <PageVersions page={page} isDirty={editor.isDirty} />}
          {tab === 'history' && (
            <ObjectHistory site_id={site_id} subject_id={page.id} timeZone={timezone} partWords={partWords} />
          )}
        </EditorPart>
      )}
      {dialog}
      {publishing.dialog}
      <EditorDialogs editor={editor} losses={[t('pages.lost_changes')]} />
    </EditorScreen>
  )
}
