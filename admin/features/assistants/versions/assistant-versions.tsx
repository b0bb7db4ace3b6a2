/** What was published of an assistant: which parts were others than now, and a way back. */
import type { Assistant, AssistantVersion } from '@leadwright/sdk'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { isEqual } from '../../../product/is-equal.ts'
import { useList } from '../../../product/lists/use-list.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { assistants } from '../client.ts'
import { versionsQuery } from '../queries.ts'
import { AssistantScreen, type ScreenState } from '../screen/assistant-screen.tsx'
import type { AssistantEditor } from '../screen/use-assistant-editor.ts'
import { usePartWords } from './part-words.ts'

export const AssistantVersions = () => (
  <AssistantScreen here="versions">{loaded => <Versions {...loaded} />}</AssistantScreen>
)

function Versions({ site_id, assistant, editor }: ScreenState) {
  const { t, moment } = useMessages()
  const { timezone } = useSite()
  const list = useList(versionsQuery(site_id, assistant.id))
  const [asked, ask] = useState<AssistantVersion>()
  const restore = useRestore(site_id, assistant, editor)
  return (
    <>
      <DataTable
        label={t('object.versions')}
        isPart
        lines={2}
        {...list}
        idOf={({ settings_version }) => String(settings_version)}
        nameOf={({ settings_version }) => t('template_versions.number', { number: settings_version })}
        empty={
          <EmptyState
            icon={<RotateCcw size={20} aria-hidden />}
            title={t('assistants.versions_none')}
            text={t('assistants.versions_none_text')}
          />
        }
        columns={[
          {
            id: 'number',
            label: t('assistants.version'),
            width: '200px',
            cell: version => (
              <span className="row-of">
                {t('template_versions.number', { number: version.settings_version })}
                {version.is_published && <Badge tone="good">{t('assistants.live')}</Badge>}
              </span>
            ),
          },
          {
            id: 'created_at',
            label: t('assistants.published_at'),
            width: '220px',
            cell: ({ created_at }) => moment(created_at, timezone),
          },
          {
            id: 'differs',
            label: t('assistants.differs'),
            hideBelow: 600,
            cell: version => <Differences version={version} assistant={assistant} />,
          },
          {
            id: 'restore',
            label: t('assistants.restore'),
            width: '150px',
            cell: version =>
              assistant.status !== 'archived' &&
              version.settings_version !== assistant.settings_version && (
                <Button onPress={() => ask(version)}>{t('assistants.restore')}</Button>
              ),
          },
        ]}
      />
      <ConfirmDialog
        title={t('assistants.restore_title', { number: asked?.settings_version ?? 0 })}
        action={t('assistants.restore')}
        isDanger={false}
        isOpen={asked !== undefined}
        onClose={() => ask(undefined)}
        onConfirm={async () => asked && restore.mutateAsync(asked.settings_version)}
      >
        <p>{t('assistants.restore_text')}</p>
      </ConfirmDialog>
    </>
  )
}

function Differences({ version, assistant }: { version: AssistantVersion; assistant: Assistant }) {
  const { t } = useMessages()
  const words = usePartWords()
  const names = Object.keys(words) as (keyof typeof words)[]
  const others = names.filter(name => !isEqual(version[name], assistant[name])).map(name => words[name])
  return others.length === 0 ? <span className="muted">{t('assistants.differs_none')}</span> : others.join(', ')
}

function useRestore(site_id: string, assistant: Assistant, editor: AssistantEditor) {
  const { t } = useMessages()
  return useChange({
    run: (settings_version: number) =>
      assistants.restore({ site_id, assistant_id: assistant.id, body: { settings_version } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'assistants'),
    done: (next, number) => {
      editor.adopt(next)
      return { text: t('assistants.restored', { number }) }
    },
    isHandled: () => true,
  })
}
